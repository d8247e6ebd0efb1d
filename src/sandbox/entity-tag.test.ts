import { describe, expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';

const A_YEAR = 'public, immutable, max-age=31556926';

async function sandbox() {
  const { origin, world } = await sandboxOf(['countries', 'jokes', 'quotes', 'tv']);
  world.clock.stop(Date.parse('2026-03-01T12:00:00Z'));
  return (path: string, headers: Record<string, string> = {}) => rawRequest(`${origin}/${path}`, { headers });
}

describe.each(['tv/api/quotes', 'quotes/quotes?limit=3'])('a weak tag of %s', (path) => {
  it('is the same for the same body, which is then omitted with 304', async () => {
    const get = await sandbox();
    const { status, headers, body } = await get(path);
    const etag = String(headers['etag']);

    const again = await get(path, { 'if-none-match': `"other", ${etag}` });
    const strong = await get(path, { 'if-none-match': etag.replace('W/', '') });

    expect([status, body.length]).toEqual([200, Number.parseInt(/^W\/"([0-9a-f]+)-/.exec(etag)?.[1] ?? '', 16)]);
    for (const answer of [again, strong]) {
      expect([answer.status, answer.body.length, answer.headers['etag']]).toEqual([304, 0, etag]);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });

  it('differs for another body, which is sent', async () => {
    const get = await sandbox();

    expect((await get(path, { 'if-none-match': 'W/"1-abc"' })).status).toBe(200);
  });
});

it('is not sent by APIs without one; countries may be cached for a year', async () => {
  const get = await sandbox();
  const cachingOf = async (path: string) => {
    const { headers } = await get(path);
    return [headers['etag'], headers['cache-control']];
  };

  expect(await cachingOf('countries/v3.1/name/ireland')).toEqual([undefined, A_YEAR]);
  expect(await cachingOf('countries/v3.1/name/nowhere')).toEqual([undefined, undefined]);
  expect(await cachingOf('jokes/jokes/categories')).toEqual([undefined, undefined]);
  expect(await cachingOf('quotes/nowhere')).toEqual([undefined, undefined]);
});

it('comes with the rest of the rate limit', async () => {
  const get = await sandbox();
  const [quotes, tv] = [await get('quotes/quotes'), await get('tv/api/quotes')];

  expect(quotes.headers).toMatchObject({
    'ratelimit-limit': '180',
    'ratelimit-remaining': '179',
    'ratelimit-reset': '60',
  });
  expect(tv.headers).toMatchObject({
    'x-ratelimit-limit': '10000',
    'x-ratelimit-remaining': '9999',
    'x-ratelimit-reset': String(Date.parse('2026-03-01T12:15:00Z') / 1000),
  });
});
