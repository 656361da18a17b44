import {ensurePackages, findPort, must, run} from './lib.mjs';

// `npm start`: installs what is missing, builds the whole site and serves it.

ensurePackages();
must('npm', ['run', '--silent', 'build']);

const wanted = Number(process.env.PORT ?? 3000);
const port = await findPort(wanted);
if (port !== wanted) console.log(`El puerto ${wanted} está ocupado; se usa el ${port}.`);
console.log(
  `\nEl sitio completo está en http://localhost:${port}${process.env.BASE_URL ?? '/'} (Ctrl+C para terminar).\n`,
);
process.exit(run('node', ['src/tools/scripts/serve.mjs', '--port', String(port), '--no-open']));
