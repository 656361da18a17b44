import fs from 'node:fs/promises';

// sharp: the picture library that the ecosystem's own plugins use; it ships its binary in the package.
import sharp from 'sharp';

/** What cameras and editing programs write notes into. */
export const isPicture = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/**
 * A picture as it may be published: upright, in the colours of the web, and without what the camera and
 * editing programs wrote into it (place, author, description, small copies). Says in Spanish which file
 * could not be read.
 *
 * @param name of the file for the message, from the root of the project
 */
export async function cleanPicture(file: string, name: string): Promise<Buffer> {
  try {
    const {format, exif, xmp, iptc, comments} = await sharp(file).metadata();
    // sharp leaves out all notes when it writes. A JPEG may hold more of them than it can tell.
    if (format === 'jpeg') return await sharp(file).autoOrient().jpeg({quality: 85}).toBuffer();
    if (exif || xmp || iptc || comments) return await sharp(file).autoOrient().toBuffer();
  } catch (error) {
    throw new Error(
      `La imagen «${name}» no se puede leer: está dañada o no es de las que muestra la web (JPEG, PNG, WebP o AVIF), aunque su nombre lo diga. Guárdela otra vez desde su programa de imágenes y súbala de nuevo.`,
      {cause: error},
    );
  }
  return fs.readFile(file);
}
