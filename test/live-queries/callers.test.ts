import { describe, expect, it } from 'vitest';
import { until } from '#test/until';
import { apiKey, SECRET } from '../callers/guarded.ts';
import { tokenIssuer } from '../callers/issuer.ts';
import { gatewayOverReaders, LIVE, products, whole } from './readers.ts';

describe('callers of equal live queries', () => {
  it('share their evaluations, and those who come later have the newest result at once', async () => {
    const { follow, grant, reads, gateway } = await gatewayOverReaders();
    const one = await follow();
    await one.next();
    const other = await follow();
    expect(await other.next()).toEqual(whole('a'));
    expect([reads(), gateway.live.counts.liveQueries]).toMatchObject([1, { open: 2, different: 1 }]);
    await grant('b');
    expect([await one.next(), await other.next()]).toEqual([whole('b'), whole('b')]);
    expect(reads()).toBe(2);
    one.leave();
    await until(() => expect(gateway.live.counts.liveQueries).toMatchObject({ open: 1, different: 1 }));
    await grant('c');
    expect(await other.next()).toEqual(whole('c'));
  });

  it('of other identities have their own', async () => {
    const { follow, grant, sent, gateway } = await gatewayOverReaders({
      apis: { readers: { forward: ['X-Tenant'] } },
    });
    const streams = await Promise.all(['x', 'y', 'x'].map((tenant) => follow({}, { 'x-tenant': tenant })));
    for (const stream of streams) expect(await stream.next()).toEqual(whole('a'));
    expect(gateway.live.counts.liveQueries).toMatchObject({ open: 3, different: 2 });
    await grant('b', { 'x-tenant': 'y' });
    for (const stream of streams) expect(await stream.next()).toEqual(whole('b'));
    const tenants = sent.filter(({ method }) => method === 'GET').map(({ headers }) => headers['x-tenant']);
    expect(tenants.toSorted()).toEqual(['x', 'x', 'y', 'y']);
  });

  it('are limited, each and together', async () => {
    const { follow } = await gatewayOverReaders({
      subscriptions: { perCaller: 2 },
      liveQueries: { interval: '5ms', poll: '60m', most: 1 },
    });
    await (await follow()).next();
    const other = await follow({ query: LIVE.replace('Live', 'Other') });
    expect([other.response.status, other.response.headers.get('retry-after')]).toEqual([503, '5']);
    await (await follow()).next();
    expect((await follow()).response.status).toBe(429);
  });
});

describe('the credential of a live query', () => {
  it('needs the scopes of all its fields', async () => {
    const [allowed, other] = [apiKey('a', ['readers']), apiKey('b', ['quotes'])];
    const { follow, reads } = await gatewayOverReaders({
      auth: { secret: SECRET, keys: [allowed.entry, other.entry] },
    });
    const refused = await follow({}, { 'x-api-key': other.key });
    expect(refused.response.status).toBe(403);
    expect(await refused.response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect((await follow()).response.status).toBe(401);
    expect(reads()).toBe(0);
    expect(await (await follow({}, { 'x-api-key': allowed.key })).next()).toEqual(whole('a'));
  });

  it('ends the live query with itself, and not those of others', async () => {
    const issuer = await tokenIssuer();
    const { follow, grant, gateway } = await gatewayOverReaders({
      auth: { secret: SECRET, jwt: [{ ...issuer.settings, clockTolerance: '0ms' }] },
    });
    const bearer = async (expiresIn: string) => ({
      authorization: `Bearer ${await issuer.token({ scope: 'readers:read readers:write' }, { expiresIn })}`,
    });
    const [short, long] = [await bearer('2s'), await bearer('1h')];
    const [ending, staying] = [await follow({}, short), await follow({}, long)];
    expect([await ending.next(), await staying.next()]).toEqual([whole('a'), whole('a')]);
    expect(gateway.live.counts.liveQueries.different).toBe(1);
    expect(await ending.take(2)).toMatchObject([
      { data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
      undefined,
    ]);
    await grant('b', long);
    expect(await staying.next()).toEqual(whole('b'));
  });
});

describe('the budget of a live query', () => {
  it('is charged for each evaluation, which waits where it is used up', async () => {
    const rules = [{ name: 'calls', of: 'cost', limit: 2, within: 'minute', burst: 2, callers: { tenants: ['poor'] } }];
    const [reader, writer] = [apiKey('r', ['readers'], { tenant: 'poor' }), apiKey('w', ['readers'])];
    const { follow, grant, gateway, reads } = await gatewayOverReaders({
      auth: { secret: SECRET, keys: [reader.entry, writer.entry] },
      budgets: { rules },
    });
    const headers = { 'x-api-key': writer.key };
    const stream = await follow({}, { 'x-api-key': reader.key });
    expect(await stream.next()).toEqual(whole('a'));
    await grant('b', headers);
    expect(await stream.next()).toEqual(whole('b'));
    await grant('c', headers);
    await until(() => expect(gateway.live.counts.liveQueries.postponed.budget).toBe(1));
    expect(reads()).toBe(2);
    // It is told once, with the data that it has.
    const postponed = { message: 'The budget calls is used up.', code: 'RATE_LIMITED', budget: 'calls' };
    expect(await stream.next()).toEqual({
      event: 'next',
      data: {
        data: products('b'),
        extensions: { live: { postponed: { ...postponed, retryAfter: expect.any(Number) } } },
      },
    });
    // Another caller of the same live query pays for both, and has what it has paid for.
    const other = await follow({}, headers);
    expect(other.response.status).toBe(200);
    expect([await other.next(), await stream.next()]).toEqual([whole('c'), whole('c')]);
  });

  it('is told as a patch that changes nothing, and without data that has changed when it is evaluated again', async () => {
    const rules = [{ name: 'calls', of: 'cost', limit: 1, within: 'second', callers: { tenants: ['poor'] } }];
    const [reader, writer] = [apiKey('r', ['readers'], { tenant: 'poor' }), apiKey('w', ['readers'])];
    const { follow, gateway, grant } = await gatewayOverReaders({
      auth: { secret: SECRET, keys: [reader.entry, writer.entry] },
      budgets: { rules },
    });
    const stream = await follow({ extensions: { live: 'patch' } }, { 'x-api-key': reader.key });
    expect(await stream.next()).toMatchObject({ data: { revision: 1 } });
    const postponed = () => gateway.live.counts.liveQueries.postponed.budget;
    // Until its budget has too little left.
    while (postponed() === 0) await grant('a', { 'x-api-key': writer.key });
    expect((await stream.next())?.data).toEqual({
      revision: 2,
      patch: [],
      extensions: { live: { postponed: expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 1 }) } },
    });
    expect((await stream.next())?.data).toEqual({ revision: 3, patch: [] });
  });

  it('is asked of each caller in turn, however many others have nothing left', async () => {
    const rules = [{ name: 'calls', of: 'cost', limit: 2, within: 'day', callers: { tenants: ['poor'] } }];
    const [poor, rich] = [apiKey('p', ['readers'], { tenant: 'poor' }), apiKey('r', ['readers'])];
    const { follow, grant } = await gatewayOverReaders({
      auth: { secret: SECRET, keys: [poor.entry, rich.entry] },
      budgets: { rules },
    });
    const streams = [];
    for (let count = 0; count < 21; count++) streams.push(await follow({}, { 'x-api-key': poor.key }));
    for (const stream of streams) expect(await stream.next()).toEqual(whole('a'));
    await grant('b', { 'x-api-key': rich.key });
    for (const stream of streams) expect(await stream.next()).toEqual(whole('b'));
    streams.push(await follow({}, { 'x-api-key': rich.key }));
    expect(await streams.at(-1)?.next()).toEqual(whole('b'));
    await grant('c', { 'x-api-key': rich.key });
    for (const stream of streams) expect(await stream.next()).toEqual(whole('c'));
  });

  it('refuses a live query for whose first evaluation nothing is left', async () => {
    const rules = [{ name: 'calls', of: 'cost', limit: 1, within: 'day' }];
    const { follow, reads } = await gatewayOverReaders({ budgets: { rules } });
    const first = await follow();
    expect(await first.next()).toEqual(whole('a'));
    const refused = await follow({ query: LIVE.replace('Live', 'Other') });
    expect([refused.response.status, reads()]).toEqual([429, 1]);
  });
});

it('explains what evaluations cost', async () => {
  const { post } = await gatewayOverReaders({ liveQueries: { interval: '1s', poll: '10s' } });
  const explained = async (query: string) => {
    const { body } = await post({ query, extensions: { explain: true } });
    return JSON.parse(body.toString()).extensions.explain;
  };
  expect(await explained(LIVE)).toMatchObject({
    cost: { worst: 1, expected: 1 },
    live: { every: 10, evaluationsPerHour: 360, callsPerMinute: 6, callsPerHour: 360 },
  });
  expect((await explained(LIVE.replace('@live', '@live(throttle: 20000)'))).live).toMatchObject({ every: 20 });
  expect(await explained(LIVE.replace('@live', '@live(if: false)'))).not.toHaveProperty('live');
});
