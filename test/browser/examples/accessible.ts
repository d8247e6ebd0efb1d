import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from '../axe.ts';
import { TOO_FAINT } from '../contrast.ts';

/** Compares the page with the rules of accessibility, and its width with the screen's, in light and dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(TOO_FAINT)).toEqual([]);
  }
}
