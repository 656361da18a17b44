import fs from 'node:fs';
import path from 'node:path';

import {loadData} from '../../data/load';
import {checkAddresses, checkLinksUsed} from '../../content/check/addresses';
import {checkBuilt} from '../../content/check/built';
import {formatReport, publishOnGitHub} from '../../content/check/report';
import {readBaseUrl, readSiteUrl} from '../../plugins/site-address';

// The last part of `npm run build`: what the built site lost of the texts, and addresses that lead nowhere.
// A command of its own, since Docusaurus runs what plugins do after the build side by side: only so it
// sees what all of them have left. `check-built FOLDER` looks at another folder than `build`.

const outDir = path.resolve(process.argv[2] ?? 'build');
const problems = [
  ...checkBuilt(process.cwd(), outDir),
  ...checkLinksUsed(outDir, loadData('links'), fs.readFileSync('src/data/links.yaml', 'utf8')),
  ...checkAddresses(outDir, {
    url: readSiteUrl(process.env.SITE_URL, loadData('brand').site.url),
    baseUrl: readBaseUrl(process.env.BASE_URL),
  }),
];
if (problems.length > 0) {
  publishOnGitHub(problems);
  console.error(formatReport(problems));
}
process.exitCode = problems.length > 0 ? 1 : 0;
