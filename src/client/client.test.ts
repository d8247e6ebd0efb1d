import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { temporaryFolder } from '#test/temporary-folder';
import { clientOf, errorResponse, fetchOf, graphResponse } from './harness.ts';
import { createClient, GraphError, type RequestOptions, type TypedDocument } from './index.ts';

const ORDER = 'query Order($id: ID!) { order(id: $id) { orderId } }';
const ID = `sha256:${createHash('sha256').update(ORDER).digest('hex')}`;
const VARIABLES = { id: '11-1' };
const URL_ = 'http://graph.test/graphql';
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/** A client of a gateway over one order. */
async function shop(options: Parameters<typeof clientOf>[1] = {}, documents?: Readonly<Record<string, string>>) {
  const { gateway, sent: calls } = await gatewayOver('marketplace', () => json({ orderId: '11-1' }), {
    settings: documents ? { documents: { manifest: fileOf(documents) } } : {},
  });
  return { ...(await clientOf(gateway, options)), calls };
}

function fileOf(manifest: object): string {
  const folder = temporaryFolder();
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}

const persisted = (more: object = {}): TypedDocument<unknown, typeof VARIABLES> =>
  Object.assign(new String(ORDER), { __meta__: { hash: ID } }, more) as never;

describe('client.query', () => {
  it('posts the document with its variables, and resolves with the data', async () => {
    const { client, sent } = await shop();

    const { data, errors, extensions, response } = await client.query(ORDER, VARIABLES);

    expect([data, errors, extensions, response?.status]).toEqual([{ order: { orderId: '11-1' } }, [], {}, 200]);
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/graphql',
        headers: { accept: ACCEPT, 'content-type': 'application/json' },
        body: JSON.stringify({ query: ORDER, variables: VARIABLES }),
      },
    ]);
  });

  it('resolves with partial data, and with the errors of fields', async () => {
    const { gateway } = await gatewayOver('marketplace', () =>
      json({ errors: [{ errorId: 2001 }] }, 429, { 'retry-after': '120' }),
    );
    const { client } = await clientOf(gateway);

    const { data, errors, response } = await client.query(`{ __typename order(id: "11-1") { orderId } }`);

    expect([data, response?.status]).toEqual([{ __typename: 'Query', order: null }, 200]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(GraphError);
    expect(errors[0]).toMatchObject({
      name: 'GraphError',
      code: 'RATE_LIMITED',
      path: ['order'],
      api: 'marketplace',
      operation: expect.any(String),
      status: 429,
      retryAfter: 120,
      requestId: expect.any(String),
    });
    expect(errors[0]?.isRetryable).toBe(true);
  });

  it('has the error of a document that does not fit the schema', async () => {
    const { client } = await shop();

    const { data, errors, response } = await client.query('{ nothing }');

    expect([data, response?.status]).toEqual([null, 400]);
    expect(errors).toMatchObject([{ code: 'GRAPHQL_VALIDATION_FAILED', path: undefined, isRetryable: false }]);
  });

  it('takes a DocumentNode, by its source or by `print`', async () => {
    const { client, sent, url } = await shop();
    const node = parse(ORDER);
    const printing = createClient({ url, print });

    expect((await client.query(node as never, VARIABLES)).errors).toEqual([]);
    expect((await printing.query(parse(ORDER, { noLocation: true }) as never, VARIABLES)).errors).toEqual([]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ query: ORDER, variables: VARIABLES });
    await expect(client.query(parse(ORDER, { noLocation: true }) as never)).rejects.toThrow(TypeError);
  });

  it('says which argument is missing', async () => {
    const { client } = await shop();

    await expect(client.query(undefined as never)).rejects.toThrow('The document has neither a text nor an id');
    expect(() => createClient({} as never)).toThrow('createClient needs `url`, the address of the graph.');
  });

  it('runs the operation that is named', async () => {
    const { client } = await shop();

    const { data } = await client.query(
      'query A { a: __typename } query B { b: __typename }',
      {},
      {
        operationName: 'B',
      },
    );

    expect(data).toEqual({ b: 'Query' });
  });

  it('takes null for no errors and no extensions, as some servers send them', async () => {
    const { fetch } = fetchOf(graphResponse({ data: { a: 1 }, errors: null, extensions: null }));

    const result = await createClient({ url: 'http://graph.test/', fetch, retry: false }).query('{ a }');

    expect(result).toMatchObject({ data: { a: 1 }, errors: [], extensions: {} });
  });

  it('sends no mutation', async () => {
    const { client, sent } = await shop();

    await expect(client.query('mutation { __typename }')).rejects.toThrow('Mutations are sent by `mutate`.');
    expect(sent).toEqual([]);
  });

  it.each([
    ['no GraphQL response', new Response('<html>', { status: 502 }), 'INVALID_RESPONSE', 502],
    ['other JSON', graphResponse({ message: 'x' }, { status: 403 }), 'INVALID_RESPONSE', 403],
    ['null', new Response('null'), 'INVALID_RESPONSE', 200],
    ['errors that are no list', graphResponse({ data: null, errors: 'x' }), 'INVALID_RESPONSE', 200],
    ['errors that are null', graphResponse({ data: null, errors: [null] }), 'INVALID_RESPONSE', 200],
    ['no response', new TypeError('fetch failed'), 'NETWORK_ERROR', undefined],
    ['an error without a code', graphResponse({ errors: [{ message: 'x' }] }), 'UNKNOWN', undefined],
  ])('has an error for %s', async (_what, answer, code, status) => {
    const client = createClient({ url: URL_, retry: false, ...fetchOf(answer) });

    const { data, errors } = await client.query('{ __typename }');

    expect(data).toBeNull();
    expect(errors).toMatchObject([{ code, status }]);
  });

  it('rejects with mistakes of the caller, and does not repeat them', async () => {
    const { fetch, sent } = fetchOf(graphResponse({ data: {} }));
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = [1n];

    await expect(createClient({ url: URL_, fetch }).query('{ a }', cyclic)).rejects.toThrow(TypeError);
    const failing = createClient({ url: URL_, fetch, headers: () => Promise.reject(new Error('no token')) });
    await expect(failing.query('{ a }')).rejects.toThrow('no token');
    expect(sent).toEqual([]);
  });
});

describe('client.request', () => {
  it('resolves with the data of a query or a mutation', async () => {
    const { client } = await shop();

    expect(await client.request(ORDER, VARIABLES)).toEqual({ order: { orderId: '11-1' } });
    expect(await client.request('mutation { __typename }')).toEqual({ __typename: 'Mutation' });
  });

  it('rejects with the first error, which has the whole result', async () => {
    const { run, gateway } = await gatewayOverSandbox('marketplace');
    const query = '{ orders(first: 1) { nodes { orderId } } order(id: "..") { orderId } }';
    const { data } = await run(query);
    const { client } = await clientOf(gateway);

    const error: unknown = await client.request(query).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(GraphError);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', path: ['order'], result: { data } });
    expect((error as GraphError).result?.errors).toEqual([error]);
  });
});

describe('headers', () => {
  it('are sent with each request, and may be replaced', async () => {
    const { client, sent } = await shop({ headers: { authorization: 'Bearer a', accept: 'application/json' } });

    await client.query(ORDER, VARIABLES);

    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer a',
      'content-type': 'application/json',
    });
  });

  it('may come from a function, which is called for each request', async () => {
    const tokens = ['a', 'b'];
    const { client, sent } = await shop({ headers: async () => ({ authorization: `Bearer ${tokens.shift()}` }) });

    await client.query(ORDER, VARIABLES);
    await client.query(ORDER, VARIABLES);

    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer a', 'Bearer b']);
  });
});

describe('a persisted document', () => {
  const GET = `/graphql?${new URLSearchParams({ documentId: ID, variables: JSON.stringify(VARIABLES) }).toString()}`;
  const BY_ID = { method: 'POST', url: '/graphql', body: JSON.stringify({ documentId: ID, variables: VARIABLES }) };
  const BY_TEXT = { method: 'POST', url: '/graphql', body: JSON.stringify({ query: ORDER, variables: VARIABLES }) };
  const OK = { data: { order: { orderId: '11-1' } }, errors: [] };

  it.each([
    ['get', { method: 'GET', url: GET, headers: { accept: ACCEPT }, body: '' }],
    ['post', BY_ID],
    [false, BY_TEXT],
  ] as const)('is sent by %s', async (how, request) => {
    const { client, sent } = await shop({ persisted: how }, { [ID]: ORDER });

    expect(await client.query(persisted(), VARIABLES)).toMatchObject(OK);
    expect(sent).toMatchObject([request]);
    expect(sent[0]?.headers['content-type']).toBe(how === 'get' ? undefined : 'application/json');
  });

  it.each([
    ['the gateway does not know it', { other: '{ __typename }' }],
    ['the gateway has none', undefined],
  ])('is sent by its text if %s', async (_why, manifest) => {
    const { client, sent } = await shop({ persisted: 'get' }, manifest);

    expect(await client.query(persisted(), VARIABLES)).toMatchObject(OK);
    expect(sent).toMatchObject([{ method: 'GET', url: GET }, BY_TEXT]);
  });

  it('has an error if it is unknown, and so is its text', async () => {
    const { client, sent } = await shop({ persisted: 'get' }, { other: '{ __typename }' });

    const { errors } = await client.query({ documentId: ID }, VARIABLES);

    expect(errors).toMatchObject([{ code: 'PERSISTED_QUERY_NOT_FOUND' }]);
    expect(sent).toHaveLength(1);
  });

  it('is sent by its id if it has no text', async () => {
    const { client, sent } = await shop({}, { [ID]: ORDER });

    expect(await client.query({ documentId: ID }, VARIABLES)).toMatchObject(OK);
    expect(sent).toMatchObject([BY_ID]);
  });

  it('has its parameters after those of the URL', async () => {
    const { fetch, sent } = fetchOf(graphResponse({ data: {} }));

    await createClient({ url: `${URL_}?a=b`, fetch, persisted: 'get' }).query({ documentId: 'x' });

    expect(sent).toMatchObject([{ url: `${URL_}?a=b&documentId=x&variables=%7B%7D` }]);
  });

  it('is posted if it is a mutation, may be one, or its URL is too long', async () => {
    const mutation = 'mutation { __typename }';
    const { client, sent } = await shop({ persisted: 'get' }, { [ID]: ORDER, m: mutation });

    await client.mutate({ documentId: 'm', text: mutation });
    await client.request({ documentId: ID }, VARIABLES);
    await client.query(persisted(), { id: 'x'.repeat(4000) });
    await client.request(persisted(), VARIABLES);

    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'GET']);
  });
});

describe('an abort', () => {
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      const { signal } = init ?? {};
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const calls = [
    ['query', (options: RequestOptions) => createClient({ url: URL_, fetch: never }).query('{ a }', {}, options)],
    ['mutate', (options: RequestOptions) => createClient({ url: URL_, fetch: never }).mutate('{ a }', {}, options)],
    ['request', (options: RequestOptions) => createClient({ url: URL_, fetch: never }).request('{ a }', {}, options)],
  ] as const;

  it.each(calls)('rejects client.%s with the reason', async (_name, call) => {
    const controller = new AbortController();
    const reason = new Error('left');
    const running = call({ signal: controller.signal });

    controller.abort(reason);

    await expect(running).rejects.toBe(reason);
    await expect(call({ signal: controller.signal })).rejects.toBe(reason);
  });

  it('ends the delay before a repetition', async () => {
    const controller = new AbortController();
    const { fetch, sent } = fetchOf(errorResponse('RATE_LIMITED', { retryAfter: 9 }));
    const arrived = Promise.withResolvers<void>();
    const counted: typeof fetch = async (...given) => {
      arrived.resolve();
      return fetch(...given);
    };
    const running = createClient({ url: URL_, fetch: counted }).query('{ a }', {}, { signal: controller.signal });

    await arrived.promise;
    controller.abort(new Error('left'));

    await expect(running).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });

  it('by a timeout is an error', async () => {
    const client = createClient({ url: URL_, fetch: never, timeoutMs: 1 });

    expect(await client.query('{ a }')).toMatchObject({
      data: null,
      errors: [{ code: 'TIMEOUT', isRetryable: false }],
    });
    await expect(client.request('{ a }')).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
