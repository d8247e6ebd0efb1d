import { describe, expect, it } from 'vitest';
import type { Bytes, Contract, Operation } from '#contract';
import { contract } from '#test/hostile/contract';
import { compilePlan } from './request.ts';
import type { ApiSettings } from './settings.ts';

/** The plan of one operation. */
function plan(
  parts: Partial<Operation> & Pick<Operation, 'path'>,
  settings: Partial<ApiSettings> = {},
  more: Partial<Contract> = {},
) {
  const all = contract({ one: parts }, more);
  const set = {
    url: 'https://host:81/base/',
    servers: {},
    settings: {},
    forward: [],
    ...settings,
  } as unknown as ApiSettings;
  return compilePlan(all, all.operations['one'] as Operation, set);
}

const always = ['accept', 'application/json', 'accept-encoding', 'gzip, br', 'user-agent', 'manifold'];
const body = (kind: 'json' | 'form' | 'bytes', mediaType = 'text/x') => ({ kind, mediaType, required: false });

describe("a plan's address", () => {
  it.each([
    ['https://host:81/base/', '/base/a'],
    ['https://host:81/base', '/base/a'],
    ['https://host:81', '/a'],
    ['https://host:81/', '/a'],
    ['https://host:81/a%20b', '/a%20b/a'],
    ['https://user:password@host:81/?q#f', '/a'],
  ])('from %s is %s', (url, target) => {
    const one = plan({ path: '/{id}' }, { url });

    expect(one.base?.origin).toBe('https://host:81');
    expect(one.target({ id: 'a' })).toBe(target);
  });

  it('is undefined without an address', () => {
    const one = plan({ path: '/{id}' }, { url: undefined });

    expect(one.base).toBeUndefined();
    expect(one.target({ id: 'a b' })).toBe('/a%20b');
  });

  it('is the address that its operation names, or else that of the API', () => {
    const further = { server: 'further', path: '/x' };

    expect(plan(further, { servers: { further: 'https://other/b' } }).base?.href).toBe('https://other/b');
    expect(plan(further, { servers: { third: 'https://other/b' } }).base?.href).toBe('https://host:81/base/');
  });

  it("is the contract's path, or the configured one", () => {
    const search = { path: '/search', pathSetting: 'searchPath' };
    const settings = { settings: { searchPath: '/jokes/search' } };

    expect(plan(search, {}, settings).target({})).toBe('/base/jokes/search');
    expect(plan(search, { settings: { searchPath: '/find' } }, settings).target({})).toBe('/base/find');
    expect(plan(search).target({})).toBe('/base/search');
  });
});

describe("a plan's headers", () => {
  it.each([
    [['application/json'], 'application/json'],
    [['text/plain', 'text/html'], 'text/plain, text/html'],
    [[], '*/*'],
  ])('accept %j', (mediaTypes, accept) => {
    const { answer } = contract({ one: { path: '/' } }).operations['one'] as Operation;

    expect(
      plan({ path: '/', answer: { ...answer, mediaTypes } })
        .fill({})
        .fixedHeaders.slice(0, 2),
    ).toEqual(['accept', accept]);
  });

  it('have the media type of a body', () => {
    const one = plan({ path: '/', body: body('json', 'application/json') });

    expect(one.fill({ body: {} }).fixedHeaders).toEqual([...always, 'content-type', 'application/json']);
    for (const none of [{}, { body: null }, { body: undefined }]) expect(one.fill(none).fixedHeaders).toEqual(always);
  });

  it('are separate from those that are arguments', () => {
    const one = plan({ path: '/', headers: [{ name: 'X-One' }, { name: 'X-Two' }] });

    expect(one.fill({ 'X-One': 'a' }).fixedHeaders).toEqual(always);
    expect(one.fill({ 'X-Two': 2, 'X-One': 'a' }).headerArguments).toEqual(['x-one', 'a', 'x-two', '2']);
    expect([
      one.fill({ 'X-Two': null }).headerArguments,
      plan({ path: '/' }).fill({ 'X-One': 'a' }).headerArguments,
    ]).toEqual([[], []]);
  });

  it('replace those of the gateway by those of the contract', () => {
    const one = plan({ path: '/', headers: [{ name: 'User-Agent', constant: 'Bot (x, 1)' }] });

    expect(one.fill({}).fixedHeaders).toEqual([...always.slice(0, -1), 'Bot (x, 1)']);
  });

  it("have values of the API's settings", () => {
    const header = { name: 'User-Agent', constant: 'Bot (x, 1)', valueSetting: 'userAgent' };
    const settings = { settings: { userAgent: 'Bot (y, 2)' } };

    expect(plan({ path: '/', headers: [header] }).fill({}).fixedHeaders).toEqual([
      ...always.slice(0, -1),
      'Bot (x, 1)',
    ]);
    expect(plan({ path: '/', headers: [header] }, {}, settings).fill({}).fixedHeaders).toEqual([
      ...always.slice(0, -1),
      'Bot (y, 2)',
    ]);
  });

  it("have the caller's user agent if that is forwarded", () => {
    expect(plan({ path: '/' }, { forward: ['user-agent'] }).fill({}).fixedHeaders).toEqual(always.slice(0, -2));
  });

  it("have names and prefixes of the API's settings", () => {
    const header = { name: 'X-Target', constant: 'Vendor.States.List', nameSetting: 'name', prefixSetting: 'prefix' };
    const settings = { settings: { name: 'X-Vendor-Target', prefix: 'Vendor' } };

    expect(
      plan({ path: '/', headers: [header] })
        .fill({})
        .fixedHeaders.slice(6),
    ).toEqual(['x-target', 'Vendor.States.List']);
    expect(
      plan({ path: '/', headers: [header] }, {}, settings)
        .fill({})
        .fixedHeaders.slice(6),
    ).toEqual(['x-vendor-target', 'Vendor.List']);
    expect(
      plan({ path: '/', headers: [header] }, { settings: { name: 'X-Amz-Target', prefix: 'AWS' } }, settings)
        .fill({})
        .fixedHeaders.slice(6),
    ).toEqual(['x-amz-target', 'AWS.List']);
  });

  it('never have a transfer encoding', () => {
    expect(
      plan({ path: '/', headers: [{ name: 'Transfer-Encoding', constant: 'chunked' }] }).fill({}).fixedHeaders,
    ).toEqual(always);
  });
});

describe("a plan's body", () => {
  it('is null without a body, or if the operation has none', () => {
    expect(plan({ path: '/', body: body('json') }).fill({}).body).toBeNull();
    expect(plan({ path: '/', body: body('bytes') }).fill({ body: null }).body).toBeNull();
    expect(plan({ path: '/' }).fill({ body: { a: 1 } }).body).toBeNull();
  });

  it.each([
    [{ a: 1, b: undefined, c: null }, '{"a":1,"c":null}'],
    [{ id: 9223372036854775807n, list: [-1n] }, '{"id":9223372036854775807,"list":[-1]}'],
    [[], '[]'],
    [false, 'false'],
    ['', '""'],
  ])('is JSON with every digit: %o', (value, json) => {
    expect(plan({ path: '/', body: body('json') }).fill({ body: value }).body).toBe(json);
  });

  it('is a form with nested members, if its contract says so', () => {
    const fields = { name: 'Ann', address: { city: 'Bern', lines: ['a', 'b'] }, none: undefined, empty: null };
    const nested = { ...body('form'), nested: true };

    expect(plan({ path: '/', body: nested }).fill({ body: fields }).body).toBe(
      new URLSearchParams([
        ['name', 'Ann'],
        ['address[city]', 'Bern'],
        ['address[lines][0]', 'a'],
        ['address[lines][1]', 'b'],
      ]).toString(),
    );
  });

  it('is a form', () => {
    const fields = { a: 'b c&d=é', n: 7, big: 9223372036854775807n, yes: true, none: null, gone: undefined, empty: '' };

    expect(plan({ path: '/', body: body('form') }).fill({ body: fields }).body).toBe(
      'a=b+c%26d%3D%C3%A9&n=7&big=9223372036854775807&yes=true&empty=',
    );
  });

  it('is bytes unchanged', () => {
    const one = plan({ path: '/', body: body('bytes') });
    const values: Bytes[] = ['text', Buffer.from('b'), (async function* () {})()];

    expect(values.map((value) => one.fill({ body: value }).body)).toEqual(values);
  });
});

describe('whether responses may be stored', () => {
  it.each<[Partial<Operation>, boolean]>([
    [{}, true],
    [{ reads: false }, false],
    [{ random: true }, false],
    [{ secretAnswer: true }, false],
    [{ answer: { kind: 'redirect', mediaTypes: [], shape: 'any', exactIntegers: false } }, false],
  ])('of operations like %j', (parts, expected) => {
    expect(plan({ path: '/', ...parts }).isCacheable).toBe(expected);
  });
});
