import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import sharp from 'sharp';

const PICTURE = /\.(?:png|jpe?g)$/i;
const QUALITY = 78;

/**
 * Writes a WebP copy beside each PNG or JPEG of a folder, named after it (`foto.png.webp`), where
 * `ui/Picture` asks for it.
 *
 * @returns how many were written
 */
export async function writeModernImages(dir: string): Promise<number> {
  const names = await fs.readdir(dir).catch(() => [] as string[]);
  const pictures = names.filter((name) => PICTURE.test(name));
  for (const name of pictures) {
    const file = path.join(dir, name);
    await sharp(file).webp({quality: QUALITY}).toFile(`${file}.webp`);
  }
  return pictures.length;
}

/** Editors upload PNG or JPEG; visitors whose browser can read it receive WebP. */
export default function modernImagesPlugin(): Plugin {
  return {
    name: 'modern-images',
    async postBuild({outDir}) {
      await writeModernImages(path.join(outDir, 'assets', 'images'));
    },
  };
}
