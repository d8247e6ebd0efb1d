import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from '../axe.ts';
import { TOO_FAINT } from '../contrast.ts';

/**
 * Compares the page with the rules of accessibility in these colours, its contrasts in all colours, and its width with the screen's. What
 * the rules look at besides contrasts follows from the size or from the colours.
 */
export async function expectAccessible(page: Page, colors: 'light' | 'dark'): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === colors) expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(TOO_FAINT)).toEqual([]);
  }
}
