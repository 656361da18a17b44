const whole = process.env['CHROME_PATH'];

/** What every browser of the tests is started with. */
export const ARGS = [
  '--no-sandbox',
  // Drawing as if there were a graphics card takes a fifth of the time, and no test looks at what it draws.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * How to start the whole browser instead of its shell, for what the shell does otherwise: it keeps no page that
 * was left, and fetches pictures from further away.
 */
export const WHOLE = {...(whole ? {executablePath: whole} : {channel: 'chromium'}), args: ARGS};
