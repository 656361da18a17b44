import {ensureCommand, ensurePackages, run} from './lib.mjs';

// `npm run test:word`: the working papers in LibreOffice, page by page. Debian's packages bring it and the
// reader of its PDFs. The site need not be built.

ensurePackages();
ensureCommand('soffice', 'libreoffice-writer-nogui');
ensureCommand('pdftotext', 'poppler-utils');
process.exit(run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.mts', '--project', 'word']));
