import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { findChromium } from './chromium.ts';

it('finds the browser on the path, or the one that is named', () => {
  const folder = temporaryFolder();
  const browser = join(folder, 'chromium');
  writeFileSync(browser, '');
  chmodSync(browser, 0o755);

  expect(findChromium({ PATH: `/nonexistent:${folder}` })).toBe(browser);
  expect(findChromium({ PATH: '/nonexistent', CHROMIUM_PATH: browser })).toBe(browser);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/nonexistent/chromium' })).toBeUndefined();
});
