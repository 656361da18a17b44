/**
 * Public address of the site, from the environment. A wrong value stops the build: a base without
 * its slashes would break every asset.
 */
export function readSiteUrl(value: string | undefined, fallback: string): string {
  const text = value?.trim() || fallback;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(
      `SITE_URL no es una dirección: «${text}». Escriba, por ejemplo, https://www.ejemplo.edu.co`,
    );
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL debe ser solo el dominio, sin ruta: «${text}». Escriba ${url.origin} y deje la ruta en BASE_URL.`,
    );
  }
  return url.origin;
}

/** Path under which the site is served: `/` or `/algo/`. */
export function readBaseUrl(value: string | undefined): string {
  const text = value?.trim() || '/';
  if (!/^\/([A-Za-z0-9._~-]+\/)*$/.test(text)) {
    throw new Error(
      `BASE_URL debe empezar y terminar con «/»: «${text}». Escriba, por ejemplo, /catedra/ o deje / para la raíz.`,
    );
  }
  return text;
}
