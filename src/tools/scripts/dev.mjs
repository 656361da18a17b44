import {ensurePackages, findPort, run} from './lib.mjs';

// `npm run dev`: the editors' live preview; each saved change shows at once.

ensurePackages();
const port = await findPort(Number(process.env.PORT ?? 3000));
process.exit(run('npx', ['docusaurus', 'start', '--port', String(port), '--no-open']));
