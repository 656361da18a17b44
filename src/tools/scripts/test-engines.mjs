import fs from 'node:fs';
import {ensureBrowser} from './browser.mjs';
import {ensureCommand, ensurePackages, run} from './lib.mjs';

// `npm run test:engines`: the built site in Firefox and in Safari's engine, beside Chromium. Debian's
// packages bring both; `-- firefox` or `-- webkit` tries one.

ensurePackages();
process.env.CHROME_PATH = await ensureBrowser();
ensureCommand('firefox-esr', 'firefox-esr');
ensureCommand('WebKitWebDriver', 'webkit2gtk-driver');
ensureCommand('xvfb-run', 'xvfb');
ensureCommand('xauth', 'xauth');
ensureCommand('dbus-run-session', 'dbus');
if (!fs.existsSync('build/index.html') && run('npx', ['docusaurus', 'build']) !== 0) process.exit(1);

const VITEST = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.mts', '--project', 'engines'];
// WebKit's browser has no window of its own making: it gets a screen and a message bus.
const COMMANDS = {
  firefox: VITEST,
  webkit: [
    'xvfb-run',
    '--auto-servernum',
    '--server-args=-screen 0 1600x1000x24',
    'dbus-run-session',
    ...VITEST,
  ],
};
const asked = process.argv.slice(2).filter((argument) => argument in COMMANDS);
let code = 0;
for (const engine of asked.length > 0 ? asked : Object.keys(COMMANDS)) {
  console.log(`\n── ${engine}`);
  const [command, ...args] = COMMANDS[engine];
  code = run(command, args, {ENGINE: engine}) || code;
}
process.exit(code);
