import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { apiKey, SECRET } from '#test/callers/guarded';
import { servedWithConsole } from '#test/console';
import { gatewayOf } from '#test/harness';
import { browserForFile } from './setup.ts';

const open = browserForFile();

describe('the console of a gateway that identifies callers', () => {
  it('is opened with an API key that has its scope, and not with another', async () => {
    const { key, entry } = apiKey('admin', ['console']);
    const urls = Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9']));
    const { origin } = await servedWithConsole(gatewayOf(urls, { auth: { secret: SECRET, keys: [entry] } }));
    const { page } = await open(origin);
    const field = page.getByLabel('API key');

    await field.fill('mfk_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This is no valid key').waitFor();
    await field.fill(key);
    await page.keyboard.press('Enter');
    await page.locator('[data-slug="quotes"]').waitFor();

    expect(page.url()).toBe(`${origin}/console/`);
    expect(await page.evaluate('document.cookie')).toBe('');
    expect((await page.request.get(`${origin}/console/picture`)).status()).toBe(200);
  });
});
