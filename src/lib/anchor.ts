import {slugify} from './text';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The id that a hash means: itself when it exists, otherwise its ASCII, lower-case form. Of a hash that
 * somebody put behind another, and of a text fragment that the browser does not know, the first part counts.
 *
 * @param hash with its `#`, encoded or not
 * @param exists whether the page has an element with that id
 */
export function aliasOf(hash: string, exists: (id: string) => boolean): {id?: string; isExact: boolean} {
  const name = decode(hash.replace(/^#/, ''));
  if (exists(name)) return {id: name, isExact: true};
  const plain = slugify(name.split(/#|:~:/)[0]!);
  return plain !== '' && exists(plain) ? {id: plain, isExact: false} : {isExact: false};
}
