import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { anOrder, codes, ordered, probeAt, shopAt } from './gateways.ts';
import { upstream } from './upstreams.ts';

const good = { id: '11-1' };

async function shop() {
  const { url, seen } = await upstream((response, { target }) => {
    const id = decodeURIComponent(target.replace(/^.*\/order\//, ''));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(anOrder(id)));
  });
  return { ...shopAt(`${url}/base`), seen };
}

describe('values in a path', () => {
  it.each([
    ['../../admin', '..%2F..%2Fadmin'],
    ['..%2f', '..%252f'],
    ['%2e%2e/', '%252e%252e%2F'],
    ['%2e%2e', '%252e%252e'],
    ['a/b', 'a%2Fb'],
    ['x?y=z', 'x%3Fy%3Dz'],
    ['x#', 'x%23'],
    [';jsessionid=1', '%3Bjsessionid%3D1'],
    ['\\', '%5C'],
    ['..\\..\\admin', '..%5C..%5Cadmin'],
    ['$&', '%24%26'],
    ['$`', '%24%60'],
    ["$'", "%24'"],
    ['{env.SECRET}', '%7Benv.SECRET%7D'],
    ['{orderId}', '%7BorderId%7D'],
    ['🍀', '%F0%9F%8D%80'],
    ['a b', 'a%20b'],
    ['a\r\nHost: evil', 'a%0D%0AHost%3A%20evil'],
    ['//evil.example', '%2F%2Fevil.example'],
    ['http://evil.example', 'http%3A%2F%2Fevil.example'],
    ['...', '...'],
  ])('sends %j as exactly one segment', async (id, segment) => {
    const { order, seen } = await shop();

    expect(await order(id)).toEqual(ordered(id));

    expect(seen.map(({ target }) => target)).toEqual([`/base/order/${segment}`]);
  });

  it.each([
    ['', 'an empty value'],
    ['.', 'a dot'],
    ['..', 'two dots'],
    ['a\0b', 'a NUL'],
    ['\ud800', 'half a character'],
    ['x'.repeat(2 ** 20), 'a megabyte'],
  ])('refuses %# (%s) before any call', async (id) => {
    const { order, seen } = await shop();

    const result = await order(id);

    expect(result.data).toEqual({ order: null });
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(JSON.stringify(result).length).toBeLessThan(500);
    expect(seen).toEqual([]);
    expect(await order(good.id)).toEqual(ordered(good.id));
  });
});

async function probe(operations: Parameters<typeof contract>[0], options: Parameters<typeof probeAt>[2] = {}) {
  const { url, seen } = await upstream((response) => {
    response.setHeader('content-type', 'application/json');
    response.end('"done"');
  });
  return { ...probeAt(`${url}/base`, contract(operations), options), seen };
}
const done = { data: { call: 'done' } };

describe('values of several segments', () => {
  const operations = {
    getName: {
      path: '/v1/{name}:verb',
      pathParameters: [{ name: 'name', span: 'name', pattern: '^projects/[^/]+/locations/[^/]+$' }],
    },
    getFile: { path: '/files/{path}', pathParameters: [{ name: 'path', span: 'path' }] },
    getOne: { path: '/one/{id}' },
  } as const;

  it.each([
    ['getName', { name: 'projects/p/locations/l' }, '/v1/projects/p/locations/l:verb'],
    ['getName', { name: 'projects/p:verb#/locations/l?x' }, '/v1/projects/p%3Averb%23/locations/l%3Fx:verb'],
    ['getFile', { path: 'a/b.csv' }, '/files/a/b.csv'],
    ['getFile', { path: '/a b/c#d/..e' }, '/files/a%20b/c%23d/..e'],
    ['getFile', { path: '10.1000/xyz;123' }, '/files/10.1000/xyz%3B123'],
    ['getFile', { path: '%2e%2e/x' }, '/files/%252e%252e/x'],
    ['getOne', { id: 'projects/p' }, '/one/projects%2Fp'],
  ])('%s spans as many segments as its contract allows: %j', async (operation, args, target) => {
    const { ask, seen } = await probe(operations);

    expect(await ask(operation, args)).toEqual(done);

    expect(seen.map((each) => each.target)).toEqual([`/base${target}`]);
  });

  it.each([
    ['getName', { name: 'projects/../locations/l' }],
    ['getName', { name: 'projects/./locations/l' }],
    ['getName', { name: 'projects/p/locations/l/../../..' }],
    ['getName', { name: 'admin' }],
    ['getName', { name: '/projects/p/locations/l' }],
    ['getFile', { path: '../secret' }],
    ['getFile', { path: 'a/../../secret' }],
    ['getFile', { path: 'a/./b' }],
    ['getFile', { path: 'a//b' }],
    ['getFile', { path: '//evil' }],
    ['getFile', { path: 'a/' }],
    ['getFile', { path: '/' }],
    ['getFile', { path: '' }],
    ['getFile', {}],
    ['getFile', { path: ['a', 'b'] }],
    ['getOne', { id: null }],
    ['getOne', { id: { toString: 'x' } }],
    ['getOne', { id: true }],
  ])('refuses %s of %j before any call', async (operation, args) => {
    const { ask, seen } = await probe(operations);

    expect(codes(await ask(operation, args))).toEqual(['BAD_USER_INPUT']);

    expect(seen).toEqual([]);
  });
});

describe('values in a header', () => {
  const operations = { get: { path: '/', headers: [{ name: 'X-Name' }] } } as const;

  it.each([
    'a\r\nX-Evil: 1',
    'a\nX-Evil: 1',
    'a\rX-Evil: 1',
    'a\0b',
    '\u2028',
    'Ł',
    '日本',
    '🍀',
    '\x7f',
    '\x1b[2J',
    '\ud800',
  ])('refuses %j before any call', async (value) => {
    const { ask, seen } = await probe(operations);

    const result = await ask('get', { 'X-Name': value });

    expect(result.errors).toMatchObject([
      { message: '`X-Name` has a character that no header can carry.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(seen).toEqual([]);
    expect(await ask('get', {})).toEqual(done);
  });

  it('sends valid header values byte for byte', async () => {
    const { ask, seen } = await probe(operations);

    for (const value of ['plain', 'a\tb', 'é', 7, 0, false]) await ask('get', { 'X-Name': value });
    await ask('get', { 'X-Name': null });

    expect(seen.map(({ headers }) => headers['x-name'])).toEqual(['plain', 'a\tb', 'é', '7', '0', 'false', undefined]);
  });

  it('refuses an invalid header value of the caller', async () => {
    const { ask, seen } = await probe(operations, { settings: { forward: ['x-tenant'] } });

    const result = await ask('get', {}, { 'x-tenant': 'a\r\nX-Evil: 1' });

    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(seen).toEqual([]);
  });

  it.each([[{ a: 1 }], [['a']]])('never writes an object into a header: %j', async (value) => {
    const { ask, seen } = await probe(operations);

    expect(codes(await ask('get', { 'X-Name': value }))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(seen).toEqual([]);
  });
});

describe('values in a query', () => {
  const operations = {
    get: {
      path: '/',
      query: [
        { name: 'q', style: 'value' },
        { name: 'ids', style: 'comma', maxItems: 3 },
        { name: 'tags', style: 'pipe' },
        { name: 'each[]', style: 'repeat' },
        { name: 'alt', style: 'value', constant: 'json' },
      ],
    },
  } as const;

  it.each([
    [{}, ''],
    [{ q: null, ids: null, tags: undefined, 'each[]': null }, ''],
    [{ q: 'a&b=c+d e#f?g' }, '&q=a%26b%3Dc%2Bd%20e%23f%3Fg'],
    [{ q: '' }, '&q='],
    [{ q: 0 }, '&q=0'],
    [{ q: false }, '&q=false'],
    [{ q: '2026-01-01T00:00:00+01:00' }, '&q=2026-01-01T00%3A00%3A00%2B01%3A00'],
    [{ ids: ['a&', 'b c', 3] }, '&ids=a%26,b%20c,3'],
    [{ tags: ['a,b', 'c'] }, '&tags=a%2Cb%7Cc'],
    [{ 'each[]': ['a', 'b'] }, '&each%5B%5D=a&each%5B%5D=b'],
    [{ 'each[]': ['', 'a,b|c'] }, '&each%5B%5D=&each%5B%5D=a%2Cb%7Cc'],
    [{ alt: 'xml', unknown: 'x', __proto__: 'y', constructor: 'z' }, ''],
  ])("sends %j in the contract's style", async (args, query) => {
    const { ask, seen } = await probe(operations);

    expect(await ask('get', args)).toEqual(done);

    expect(seen.map(({ target }) => target)).toEqual([`/base/?alt=json${query}`]);
  });

  it('sends an integer beyond 2^53 digit by digit', async () => {
    const { ask, seen } = await probe(operations);

    expect(await ask('get', { q: 12345678901234567890n, ids: [9007199254740993n] })).toEqual(done);

    expect(seen.map(({ target }) => target)).toEqual(['/base/?alt=json&q=12345678901234567890&ids=9007199254740993']);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: [''] }],
    [{ ids: ['a', ''] }],
    [{ ids: ['a,b'] }],
    [{ ids: ['a', 'b', 'c', 'd'] }],
    [{ tags: ['a|b'] }],
    [{ q: '\udc00' }],
    [{ 'each[]': ['\ud800'] }],
  ])('refuses %j, which the style cannot express', async (args) => {
    const { ask, seen } = await probe(operations);

    expect(codes(await ask('get', args))).toEqual(['BAD_USER_INPUT']);
    expect(seen).toEqual([]);
  });

  it.each([[{ q: { a: 1 } }], [{ q: ['a'] }], [{ ids: 'a' }], [{ ids: [null] }], [{ ids: [['a']] }]])(
    'never sends %j as [object Object], null or undefined',
    async (args) => {
      const { ask, seen } = await probe(operations);

      expect(codes(await ask('get', args))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
      expect(seen).toEqual([]);
    },
  );

  it('encodes a form in the same way', async () => {
    const { change, seen } = await probe({
      send: {
        path: '/',
        method: 'POST',
        body: { kind: 'form', mediaType: 'application/x-www-form-urlencoded', required: true },
      },
    });

    await change('send', { body: { a: 'b&c=d', e: null, f: 1, g: false, h: '' } });
    expect(codes(await change('send', { body: { a: { b: 1 } } }))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(codes(await change('send', { body: { a: '\ud800' } }))).toEqual(['BAD_USER_INPUT']);

    expect(seen.map(({ body }) => body)).toEqual(['a=b%26c%3Dd&f=1&g=false&h=']);
  });
});
