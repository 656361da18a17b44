import {loadData} from '../data/load';
import {readBaseUrl, readSiteUrl} from '../plugins/site-address';
import {drawQr} from './lib/qr';

/** QR code of the page where the audience finds the slides again, under the address of this build. */
export default function draw(): string {
  const to = loadData('slides').find(({closing}) => closing)?.closing?.to ?? '/';
  const url = readSiteUrl(process.env.SITE_URL, loadData('brand').site.url);
  return drawQr(url + readBaseUrl(process.env.BASE_URL) + to.slice(1));
}
