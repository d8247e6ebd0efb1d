import { launch } from '../../test/browser/launch.ts';

/** Opens the screen in Chromium and asks for two more pages. Resolves with the number of items before and after each. */
export async function pageThrough(address: string, screenshot?: string): Promise<readonly number[]> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const counts: number[] = [];
    for (let expected = 20; expected <= 60; expected += 20) {
      await page.getByText(`${expected} shown`).waitFor();
      counts.push(await page.locator('#countries li').count());
      if (expected < 60) await page.getByRole('button', { name: 'More' }).click();
    }
    if (screenshot) await page.screenshot({ path: screenshot });
    return counts;
  } finally {
    await browser.close();
  }
}
