import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The message where there is no browser. */
export const MISSING = 'The browser tests need Chromium: apt-get install chromium, or name one in CHROMIUM_PATH.';

/** The browser that the tests are run in, if there is one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...ELSEWHERE].find((path) => existsSync(path));
}
