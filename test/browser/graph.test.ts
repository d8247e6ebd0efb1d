import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { servedWithConsole } from '#test/console';
import { gatewayOf } from '#test/harness';
import { browserForFile } from './setup.ts';

const open = browserForFile();

async function opened(hash: string, viewport = { width: 1280, height: 860 }) {
  const gateway = gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9'])));
  const { origin } = await servedWithConsole(gateway);
  const { page, complaints } = await open(`${origin}/${hash}`, { viewport, reducedMotion: 'reduce' });
  await page.locator('.picture a').first().waitFor();
  return { page, complaints, served: gateway.subgraphs.map(({ slug }) => slug) };
}
const viewBox = async (page: Page) => {
  const [x = 0, y = 0, width = 0, height = 0] = String(await page.locator('.picture').getAttribute('viewBox'))
    .split(' ')
    .map(Number);
  return { x, y, width, height };
};
const hashOf = (page: Page) => new URL(page.url()).hash;

describe('the picture of the graph', () => {
  it('shows every API, and highlights the links of one', async () => {
    const { page, served, complaints } = await opened('#/graph');

    const names = await page.locator('.node .name').allTextContents();
    await page.locator('[data-name="blockchain"]').focus();
    const lit = await page.locator('.node.lit .name').allTextContents();

    expect(names.toSorted()).toEqual(served.toSorted());
    expect(lit).toEqual(expect.arrayContaining(['blockchain', 'countries']));
    expect(lit.length).toBeLessThan(names.length);
    expect(complaints).toEqual([]);
  });

  it('opens an API, a type and its fields by Enter, and goes back', async () => {
    const { page } = await opened('#/graph');

    await page.locator('[data-name="quotes"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-name="Quote"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.panel h2', { hasText: /^Quote$/ }).waitFor();

    expect([hashOf(page), await page.locator('.panel h2').first().textContent()]).toEqual([
      '#/graph/quotes/Quote',
      'Quote',
    ]);
    expect(await page.locator('.panel .fields').textContent()).toContain('author');
    await page.getByRole('link', { name: 'All APIs' }).click();
    await page.locator('.node').first().waitFor();
    expect(hashOf(page)).toBe('#/graph');
  });

  it('is zoomed, moved and reset by keys', async () => {
    const { page } = await opened('#/graph/marketplace');
    const home = await viewBox(page);
    await page.locator('.picture a').first().focus();

    await page.keyboard.press('+');
    const near = await viewBox(page);
    await page.keyboard.press('ArrowRight');
    const beside = await viewBox(page);
    await page.keyboard.press('0');

    expect(near.width).toBeCloseTo(home.width / 1.25);
    expect([beside.x > near.x, beside.width]).toEqual([true, near.width]);
    expect(await viewBox(page)).toEqual(home);
  });

  it('is zoomed by wheel at the pointer: into an API, and out of it', async () => {
    const { page } = await opened('#/graph');
    await page.locator('[data-name="quotes"] circle').hover();
    await page.mouse.wheel(0, -600);
    await page.locator('[data-name="Quote"]').waitFor();
    expect(hashOf(page)).toBe('#/graph/quotes');

    await page.mouse.wheel(0, 600);
    await page.locator('[data-name="quotes"]').waitFor();
    expect(hashOf(page)).toBe('#/graph');
  });

  it('is moved by dragging, which opens nothing', async () => {
    const { page } = await opened('#/graph');
    const before = await viewBox(page);
    await page.locator('[data-name="quotes"] circle').hover();

    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 4 });
    await page.mouse.up();
    const after = await viewBox(page);

    expect([after.x !== before.x, after.width, hashOf(page)]).toEqual([true, before.width, '#/graph']);
  });

  it('brings the focused box into view', async () => {
    const { page } = await opened('#/graph/marketplace', { width: 400, height: 800 });
    const last = page.locator('.picture a').last();

    await last.focus();

    const [frame, box] = [await page.locator('.picture').boundingBox(), await last.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
  });

  it('shows the whole graph for a name that is not in it', async () => {
    const { page } = await opened('#/graph/nothing/Here');

    expect(await page.locator('#graph-title').textContent()).toBe('The graph');
  });
});
