import { beforeEach, expect, it } from 'vitest';
import { showCountries } from './country-list.ts';
import { gateway } from './gateway.ts';

const root = document.createElement('main');
const texts = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const more = () => root.querySelector('button');
const loaded = () => new Promise((resolve) => root.addEventListener('loaded', resolve, { once: true }));

beforeEach(() => root.replaceChildren());

it('shows the first page', async () => {
  await showCountries(root);

  expect(texts('li')).toHaveLength(3);
  expect(texts('p')).toEqual(['3 of 27']);
});

it('shows the next page below it, and each country once', async () => {
  await showCountries(root);
  const next = loaded();
  more()?.click();
  await next;

  expect(new Set(texts('li')).size).toBe(6);
  expect(texts('p')).toEqual(['6 of 27']);
});

it('says so if the upstream fails, and loads when it is back', async () => {
  const end = gateway.fault('countries', { status: 503 });
  await showCountries(root);
  expect(texts('p')).toEqual(['The countries cannot be shown now.']);

  end();
  const next = loaded();
  more()?.click();
  await next;

  expect(texts('p')).toEqual(['3 of 27']);
});

it('asks for patience if the upstream limits requests', async () => {
  gateway.fault('countries', { limited: '30s' });

  await showCountries(root);

  expect(texts('p')).toEqual(['Too many requests: try again in a minute.']);
});

it('makes one upstream call for each page', async () => {
  await showCountries(root);

  expect(gateway.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v3.1/region/oceania?fields=cca2,cca3,name',
  ]);
});
