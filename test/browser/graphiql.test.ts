import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { readExamples, readStreamExamples } from '#gateway';
import { servedWithConsole } from '#test/console';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { browserForFile } from './setup.ts';

const open = browserForFile();

const tabOf = (page: Page, name: string) => page.locator(`.graphiql-tab-button[title="${name}"]`);
const IDENTITY = readExamples().find(({ name }) => name === 'identity')?.operations ?? [];
const CLIENTS = IDENTITY[0]?.text ?? '';
const result = (page: Page) => page.locator('.result-window');

/** Runs an operation of the open tab by a click. Resolves with the response, once it is shown. */
async function runByClick(page: Page, name: string, count: number) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => {
      const body = response.request().postData() ?? '';
      // While one types, the page asks what the operation costs.
      return body.includes(name) && !body.includes('"explain"');
    }),
    clickToRun(page, name, count),
  ]);
  const { data, errors } = await answer.json();
  await result(page)
    .filter({ hasText: `"${Object.keys(data)[0]}"` })
    .waitFor();
  return { data, errors };
}

/** Clicks on the button, once the editor has read the document: the button of several operations has a menu. */
async function clickToRun(page: Page, name: string, count: number) {
  const hasMenu = '[aria-haspopup="menu"]';
  await page.locator(`.graphiql-execute-button${count > 1 ? hasMenu : `:not(${hasMenu})`}`).click();
  if (count > 1) await page.getByRole('menuitem', { name, exact: true }).click();
}

describe('GraphiQL', () => {
  it('runs the example of every API, and those across some, by a click each', async () => {
    const { gateway } = await gatewayOverSandbox(...slugs);
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints, origins } = await open(`${origin}/graphql`);
    const files = readExamples();
    await tabOf(page, files[0]?.operations[0]?.name ?? '').waitFor();
    const empty: string[] = [];

    for (const { name, operations } of files) {
      const [first] = operations;
      // As long as a real click: the tab must not move in between.
      await tabOf(page, first?.name ?? '').click({ delay: 50 });
      const { data, errors } = await runByClick(page, first?.name ?? '', operations.length);
      if (errors || Object.values(data).includes(null)) empty.push(name);
    }

    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([...slugs]));
    expect(await page.getByRole('tab').count()).toBe(files.length + readStreamExamples().length);
    expect(empty).toEqual([]);
    expect([complaints, [...origins]]).toEqual([[], [origin]]);
  }, 120_000);

  it('opens with a query that one click runs', async () => {
    const { gateway } = await gatewayOverSandbox('banking', 'countries', 'quotes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/graphql`);
    await page.locator('.graphiql-tab-active').waitFor();

    const { data, errors } = await runByClick(page, 'ThreeApis', 1);

    expect(data).toEqual({
      country: { capitals: ['Vienna'], banks: { nodes: [{ name: expect.any(String) }, { name: expect.any(String) }] } },
      randomQuote: { text: expect.any(String) },
    });
    expect([errors, complaints]).toEqual([undefined, []]);
  });

  it('says while one types what the operation costs, and which calls it makes', async () => {
    const { gateway } = await gatewayOverSandbox('quotes', 'blockchain');
    const { origin } = await servedWithConsole(gateway);
    const query = 'query Typed { randomQuote { text } }';
    const { page, complaints } = await open(`${origin}/graphql?${new URLSearchParams({ query })}`);
    const cost = page.locator('output.cost');
    await cost.filter({ hasText: /^1 call: quotes\.getRandomQuote$/ }).waitFor();

    await page.locator('.graphiql-query-editor .monaco-editor').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('query Typed { quotes(first: 5) { nodes { text } } latestBlock { hash } }');
    await cost.filter({ hasText: /^\d+ calls.*: .*blockchain\./ }).waitFor();
    expect(await cost.textContent()).toContain('quotes.');

    await page.keyboard.insertText(' {');
    await cost.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('says which APIs are broken on purpose, until they are healed', async () => {
    const { gateway } = await gatewayOverSandbox('quotes', 'jokes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(`${origin}/graphql`);
    await page.locator('.graphiql-tab-active').waitFor();
    const change = (body: object) =>
      fetch(`${origin}/console/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    await change({ on: 'quotes', fault: { status: 503 } });
    const bar = page.locator('.broken', { hasText: /^Broken on purpose: quotes \(status 503\)$/ });
    await bar.waitFor();
    const [above, editor] = [await bar.boundingBox(), await page.locator('#root').boundingBox()];
    await change({ on: '*' });
    await bar.waitFor({ state: 'hidden' });

    expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBe(page.viewportSize()?.height);
    expect(editor?.y).toBe(above?.height);
    expect(complaints).toEqual([]);
  });

  it.each(['/graphql', `/graphql?${new URLSearchParams({ query: CLIENTS })}`])(
    'gives the tab that it opens first the headers of its example: %s',
    async (path) => {
      const { gateway } = await gatewayOverSandbox('identity');
      const { origin } = await servedWithConsole(gateway);
      const { page } = await open(`${origin}${path}`);
      await page.locator('.graphiql-tab-active').waitFor();

      const first = await runByClick(page, 'Clients', path === '/graphql' ? IDENTITY.length : 1);
      await page.getByRole('button', { name: 'Headers' }).click();
      const shown = page.locator('.graphiql-editor-tool', { hasText: 'Bearer sandbox' });
      await shown.waitFor();

      expect(first.errors).toBeUndefined();
    },
  );

  it('opens with the example that the console links to, beside the others', async () => {
    const { gateway } = await gatewayOverSandbox('jokes', 'quotes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints } = await open(origin);

    await page.getByRole('link', { name: 'Try it: an example of quotes in GraphiQL' }).click();
    await page.locator('.graphiql-tab-active', { hasText: 'RandomQuote' }).waitFor();
    const { data } = await runByClick(page, 'RandomQuote', 1);

    expect(await page.locator('.graphiql-tab-button').allTextContents()).toEqual([
      'RandomQuote',
      'RandomJoke',
      'RandomQuote',
    ]);
    expect(data.randomQuote.text).toMatch(/\w/);
    await page.getByRole('link', { name: 'Manifold' }).click();
    await page.locator('[data-slug="quotes"][data-state="healthy"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has its explorer, which writes the query by clicks', async () => {
    const { gateway } = await gatewayOverSandbox('jokes');
    const { origin } = await servedWithConsole(gateway);
    const { page, complaints, origins } = await open(`${origin}/graphql?query={jokeCategories}`);

    await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click();
    await page.locator('.graphiql-explorer-randomJoke > span').click();

    await page.locator('.graphiql-query-editor', { hasText: 'randomJoke' }).waitFor();
    expect([complaints, [...origins]]).toEqual([[], [origin]]);
  });

  it('fits a phone, editor above answer', async () => {
    const { gateway } = await gatewayOverSandbox('jokes');
    const { origin } = await servedWithConsole(gateway);
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page } = await open(`${origin}/graphql?query={jokeCategories}`, phone);
    await page.locator('.graphiql-execute-button').tap();
    await result(page).filter({ hasText: 'jokeCategories' }).waitFor();

    const [editor, answer] = [await page.locator('.graphiql-editors').boundingBox(), await result(page).boundingBox()];

    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(390);
    expect(editor?.width).toBeGreaterThan(350);
    expect(answer?.width).toBeGreaterThan(330);
    expect(answer?.y).toBeGreaterThanOrEqual((editor?.y ?? 0) + (editor?.height ?? 0));
  });

  it('takes the theme that was chosen in the console', async () => {
    const { gateway } = await gatewayOverSandbox('jokes');
    const { origin } = await servedWithConsole(gateway);
    const { page } = await open(origin, { colorScheme: 'light' });
    await page.locator('#theme').click();
    await page.locator('#theme').click();

    await page.goto(`${origin}/graphql`);

    await page.locator('body.graphiql-dark').waitFor();
  });
});
