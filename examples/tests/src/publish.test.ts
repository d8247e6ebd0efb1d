import { expect, it } from 'vitest';
import { gateway } from './gateway.ts';
import { publish } from './publish.ts';

const MINE = 'https://jobs.example.test/role/new';

it('publishes a page', async () => {
  expect(await publish(MINE)).toBe(`Published ${MINE}`);
  expect(gateway.requests).toMatchObject([{ api: 'indexing', operation: 'publish', method: 'POST' }]);
});

it('is refused for a page of somebody else', async () => {
  expect(await publish('https://elsewhere.example/')).toBe('This site is not yours.');
});

it('is refused when the quota is used up', async () => {
  gateway.fault('indexing.publish', { limited: '30s' });

  expect(await publish(MINE)).toBe('Enough for today.');
});

it('can publish again after that: each test has its own data', async () => {
  expect(await publish(MINE)).toBe(`Published ${MINE}`);
});
