import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { json } from '#test/harness';
import { form, type Part } from '#test/multipart';
import { type Answer, allRoutes, askAll, compareToDirect } from '#test/routes/all-routes';
import type { Ask } from '#test/served';
import { ORDER, REQUESTS, shop } from './shop.ts';

type Headers = Record<string, string | string[]>;

const ORIGIN = 'https://a.example';
const JSON_TYPE = { 'content-type': 'application/json' };
const RESPONSE_TYPE = 'application/graphql-response+json';

async function routes(settings: Readonly<Record<string, unknown>> = {}) {
  stoppedClock();
  const { gateway, sent } = await shop({
    settings: { server: { corsOrigins: [ORIGIN, 'https://b.example'] }, ...settings },
  });
  const all = await allRoutes(gateway);
  return { send: (request: Ask) => askAll(all, { method: 'GET', ...request }), all, sent };
}

const post = (body: string | Buffer, headers: Ask['headers'] = JSON_TYPE): Ask => ({ method: 'POST', headers, body });
const ask = (body: object, headers: Ask['headers'] = {}) => post(JSON.stringify(body), { ...JSON_TYPE, ...headers });
const url = (parameters: Readonly<Record<string, string>>) => `?${new URLSearchParams(parameters).toString()}`;
const GET = { query: url({ query: ORDER }) };

const UPLOAD = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };
const operations = (more: object = {}): Part => ({
  name: 'operations',
  value: {
    query:
      'mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }',
    variables: { file: null },
    ...more,
  },
});
const map: Part = { name: 'map', value: { 0: ['variables.file'] } };
const file: Part = { name: '0', content: 'some content' };
const upload = (parts: readonly Part[], headers: Ask['headers'] = {}) => post(form(parts), { ...UPLOAD, ...headers });

/** The members of every error, independent of its stage. */
function expectTold({ status = 0, headers, body }: Answer, method: string, mediaType: string): void {
  expect(headers['cache-control']).toBe('no-store');
  if (method === 'HEAD') return;
  expect(headers['content-type']).toBe(`${mediaType}; charset=utf-8`);
  const { errors, data } = JSON.parse(body) as { errors: any[]; data?: unknown };
  expect(errors.length).toBeGreaterThan(0);
  for (const { message, extensions } of errors) {
    expect(message).toMatch(/\.$|^PersistedQuery/);
    expect(extensions).toEqual({ code: expect.stringMatching(/^[A-Z_]+$/), requestId: 'same' });
  }
  expect(data).toBeUndefined();
  if (mediaType === RESPONSE_TYPE) expect(status).toBeGreaterThanOrEqual(400);
}

describe('all routes', () => {
  it.each<[string, Ask]>([
    ...Object.entries(REQUESTS),
    ['a page of an allowed origin', ask({ query: ORDER }, { origin: ORIGIN })],
    ['a page of another origin', ask({ query: ORDER }, { origin: 'https://evil.example' })],
    ['a page without an origin', ask({ query: ORDER }, { origin: 'null' })],
    ['an upload of a page of an allowed origin', upload([operations(), map, file], { origin: ORIGIN })],
    ['an upload that prefers the new media type', upload([operations(), map, file], { accept: RESPONSE_TYPE })],
    ['an upload with a query', upload([operations({ query: 'query ($file: Upload) { __typename }' }), map, file])],
    ['an upload whose file fails', upload([operations(), map])],
    ['a HEAD of a page of an allowed origin', { method: 'HEAD', ...GET, headers: { origin: ORIGIN } }],
    ['a body with Expect', ask({ query: ORDER }, { expect: '100-continue' })],
    ['an upload with Expect', upload([operations(), map, file], { expect: '100-continue' })],
    ['two Accept headers', ask({ query: ORDER }, { accept: ['text/html', RESPONSE_TYPE] })],
    ['two cookies', ask({ query: ORDER }, { cookie: ['a=b', 'c=d'] })],
    ['two origins', ask({ query: ORDER }, { origin: [ORIGIN, ORIGIN] })],
    ['two request ids', ask({ query: ORDER }, { 'x-request-id': ['same', 'same'] })],
    ['a content type in a GET', { ...GET, headers: JSON_TYPE }],
    ['a body in a GET', { ...GET, headers: { 'content-length': '2' }, body: '{}' }],
    ['a query in the URL of a POST', { ...ask({ query: ORDER }), query: url({ query: '{ nothing }' }) }],
    ['nothing but a question mark', { ...ask({ query: ORDER }), query: '?' }],
  ])('answer %s alike', async (_what, request) => {
    const { send } = await routes();

    for (let times = 0; times < 3; times++) {
      const { expected, others, direct } = compareToDirect(await send(request));
      expect(direct.status).toBe(200);
      expect(others).toEqual(expected);
    }
  });

  it.each<[string, Ask, number]>([
    ['OPTIONS', { method: 'OPTIONS' }, 204],
    ['a preflight', preflight(ORIGIN), 204],
    ['a preflight of another page', preflight('https://evil.example'), 204],
    ['a preflight without a method', { method: 'OPTIONS', headers: { origin: ORIGIN } }, 204],
    ['a preflight with a query', { ...preflight(ORIGIN), query: '?query=x' }, 204],
  ])('answer %s alike', async (_what, request, status) => {
    const { send } = await routes();

    const { expected, others, direct } = compareToDirect(await send(request));

    expect([direct.status, direct.body]).toEqual([status, '']);
    expect(others).toEqual(expected);
  });

  it.each<[string, number, Ask]>([
    ['another method', 405, { method: 'PATCH', body: '{}', headers: JSON_TYPE }],
    ['another method without a body', 405, { method: 'PATCH' }],
    ['a mutation by GET', 405, { query: url({ query: 'mutation { __typename }' }) }],
    ['a mutation by HEAD', 405, { method: 'HEAD', query: url({ query: 'mutation { __typename }' }) }],
    ['another path', 404, { ...ask({ query: ORDER }), query: '/other' }],
    ['another path by HEAD', 404, { method: 'HEAD', query: '/' }],
    ['a foreign host', 421, ask({ query: ORDER }, { host: 'evil.example' })],
    ['a malformed host', 400, ask({ query: ORDER }, { host: 'a b' })],
    ['a body of another type', 415, post('{}', { 'content-type': 'text/plain' })],
    ['a body in another encoding', 415, post('{}', { 'content-type': 'application/json; charset=utf-7' })],
    ['a compressed body', 415, post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' })],
    ['two content types', 415, post('{}', { 'content-type': ['application/json', 'text/plain'] })],
    ['two equal content types', 415, post('{}', { 'content-type': ['application/json', 'application/json'] })],
    ['a body that is too large', 413, post(`{"query":"${'x'.repeat(3000)}"}`)],
    ['a body that turns out too large', 413, post('x'.repeat(3000), { ...JSON_TYPE, 'transfer-encoding': 'chunked' })],
    ['a body that is announced and too large', 413, post('x'.repeat(3000), { ...JSON_TYPE, expect: '100-continue' })],
    ['a body of too many values', 413, post(`[${'1,'.repeat(20_001)}1]`)],
    ['bytes that are not UTF-8', 400, post(Buffer.from('{"query":"\xff"}', 'latin1'))],
    ['a byte order mark', 400, post('\ufeff{"query":"{ __typename }"}')],
    ['a name that stands twice', 400, post('{"query":"{ a }","qu\\u0065ry":"{ b }"}')],
    ['a parameter of the wrong type', 400, post('{"query":1}')],
    ['an unknown parameter', 400, post('{"query":"{ a }","__proto__":{}}')],
    ['escapes that are not UTF-8', 400, { query: '?query=%ff' }],
    ['a parameter that stands twice', 400, { query: '?query=a&query=a' }],
    ['variables that are not JSON', 400, { query: `${GET.query}&variables={` }],
    ['a wish for something else', 406, ask({ query: ORDER }, { accept: 'text/html' })],
    ['no document', 400, ask({})],
    ['a wrong hash', 400, ask({ query: ORDER, extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } })],
    ['no operation of the name', 400, ask({ query: ORDER, operationName: 'A' })],
    ['an upload without a preflight', 403, upload([operations(), map, file], { 'graphql-preflight': [] })],
    ['an upload without a boundary', 415, upload([operations(), map, file], { 'content-type': 'multipart/form-data' })],
    ['an upload with another boundary', 400, upload([], { 'content-type': 'multipart/form-data; boundary=other' })],
    ['an upload without a map', 400, upload([operations()])],
    ['an upload with another field', 400, upload([operations(), { name: 'x', value: 'y' }, map, file])],
    ['an upload whose query is a number', 400, upload([operations({ query: 5 }), map, file])],
    ['an upload with an unknown parameter', 400, upload([operations({ x: 5 }), map, file])],
    [
      'an upload with a map to nothing',
      400,
      upload([operations(), { name: 'map', value: { 0: ['variables.x'] } }, file]),
    ],
    [
      'an upload with a name that stands twice',
      400,
      upload([{ name: 'operations', value: '{"query":"a","query":"b","variables":{"file":null}}' }, map, file]),
    ],
    ['an upload with bytes that are not UTF-8', 400, post(notUtf8Upload(), UPLOAD)],
    ['an upload that is too large', 413, upload([operations(), map, { ...file, content: 'x'.repeat(100_000) }])],
    ['operations that are too large', 413, upload([operations({ query: 'x'.repeat(3000) }), map, file])],
  ])('refuse %s alike, with %i', async (_what, status, request) => {
    const { send, sent } = await routes({ limits: { body: '2KiB', upload: '2KiB' } });

    for (const headers of [{}, { origin: ORIGIN }, { accept: RESPONSE_TYPE }] as Headers[]) {
      const { accept } = request.headers ?? {};
      const { expected, others, direct } = compareToDirect(
        await send({ ...request, headers: { ...headers, ...request.headers } }),
      );
      expect(direct.status).toBe(status);
      expect(others).toEqual(expected);
      const isNew = 'accept' in headers && accept === undefined;
      expectTold(direct, request.method ?? 'GET', isNew ? RESPONSE_TYPE : 'application/json');
      expect(direct.headers['access-control-allow-origin']).toBe('origin' in headers ? ORIGIN : undefined);
      expect(String(direct.headers['vary'])).toContain('origin');
    }
    expect(sent.length).toBe(0);
  });

  it.each<[string, number, Ask]>([
    ['a syntax error', 400, ask({ query: '{' })],
    ['a document that is not valid', 400, ask({ query: '{ nothing }' })],
    [
      'one that is too deep',
      400,
      ask({ query: `{ orders { nodes { ${'buyer { '.repeat(20)} a ${'} '.repeat(20)} } } }` }),
    ],
    ['variables that do not fit', 400, ask({ query: 'query ($n: Int!) { orders(first: $n) { totalCount } }' })],
    ['a subscription', 400, ask({ query: 'subscription { a }' })],
    ['an unknown persisted document', 404, ask({ documentId: 'x' })],
    ['an upload of an invalid document', 400, upload([operations({ query: '{ nothing }' }), map, file])],
    ['an upload whose variables do not fit', 400, upload([operations({ variables: { file: null, other: 1 } }), map])],
  ])(
    'answer %s alike: 200 in application/json, and %i in application/graphql-response+json',
    async (_what, status, request) => {
      const { send } = await routes();

      for (const accept of ['application/json', RESPONSE_TYPE]) {
        const { expected, others, direct } = compareToDirect(
          await send({ ...request, headers: { ...request.headers, accept } }),
        );
        const isPartial = /"data"/.test(direct.body);
        if (!isPartial) {
          expect(direct.status).toBe(accept === RESPONSE_TYPE ? status : 200);
          expectTold(direct, 'POST', accept);
        }
        expect(others).toEqual(expected);
      }
    },
  );

  it('answer conditional requests for cached responses alike', async () => {
    const { send, all } = await routes();
    for (let times = 0; times < 3; times++) await send(GET);
    const { direct } = await send(GET);
    const etag = String(direct.headers['etag']);

    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': [`"a"`, etag] },
        { 'if-none-match': `W/${etag}`, origin: ORIGIN },
        { 'if-none-match': '*', accept: RESPONSE_TYPE },
        { 'if-none-match': '"a"' },
        { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      ] as Headers[]) {
        const request = method === 'POST' ? ask({ query: ORDER }, headers) : { method, ...GET, headers };
        const { expected, others, direct: own } = compareToDirect(await send(request));
        expect(others).toEqual(expected);
        const isKnown = method !== 'POST' && 'if-none-match' in headers && headers['if-none-match'] !== '"a"';
        expect(own.status).toBe(isKnown ? 304 : 200);
      }
    }
    expect(Object.keys(all).length).toBe(3);
  });

  it('do not answer a body with the response cached for an equal URL', async () => {
    const { send } = await routes();
    for (let times = 0; times < 3; times++) await send(GET);

    const { expected, others, direct } = compareToDirect(await send(post(`/graphql${GET.query}`)));

    expect(direct.status).toBe(400);
    expect(others).toEqual(expected);
  });

  it('forward a single header, and no repeated one', async () => {
    stoppedClock();
    const forward = ['authorization', 'x-tenant', 'cookie'];
    const { gateway, sent } = await shop({
      settings: { apis: { marketplace: { forward } } },
      answer: () => json({ orderId: '11-1' }),
    });
    const all = await allRoutes(gateway);

    for (const headers of [
      { authorization: 'Bearer a', 'x-tenant': 'b', cookie: 'c=d' },
      { authorization: ['Bearer a', 'Bearer b'], 'x-tenant': ['b', 'b'] },
      { Authorization: ['', 'Bearer b'] },
    ] as Headers[]) {
      const { expected, others } = compareToDirect(await askAll(all, ask({ query: ORDER }, headers)));
      expect(others).toEqual(expected);
    }

    const forwarded = sent.map(({ headers }) => forward.map((name) => headers[name]));
    const none = forward.map(() => undefined);
    expect(forwarded).toEqual([...Array(3).fill(['Bearer a', 'b', 'c=d']), ...Array(6).fill(none)]);
  });
});

function preflight(origin: string): Ask {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-a',
      accept: 'text/html',
    },
  };
}

function notUtf8Upload(): Buffer {
  const marked = form([operations({ query: 'query A { __typename # MARK\n}' }), map, file]);
  return Buffer.from(marked.replace('MARK', '\xff'), 'latin1');
}
