import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { form, send } from '#test/multipart';
import { ROUTES, type Route, served } from '#test/served';
import { temporaryFolder } from '#test/temporary-folder';

const sha = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const ORDER = 'query Order($id: ID!) { order(id: $id) { orderId } }';
const TWO = 'query A { orders { totalCount } } query B { order(id: "11-2") { orderId } } mutation C { __typename }';
const INVALID = '{ nothing }';
/** As GraphQL Code Generator writes them: by SHA-1 unless configured otherwise. */
const MANIFEST = { [sha('sha1', ORDER)]: ORDER, [`sha256:${sha('sha256', TWO)}`]: TWO, invalid: INVALID };
const ANSWER = { data: { order: { orderId: '11-1' } } };
const VARIABLES = { id: '11-1' };

const shop = ({ target }: Sent) => {
  const id = /order\/([\d-]+)|order_ids=([\d-]+)/.exec(target)?.slice(1).find(Boolean);
  return id ? json({ orderId: id }) : json({ total: 5, limit: 20, offset: 0, orders: [] });
};

async function over(route: Route, more: object = {}, settings: object = {}) {
  const folder = temporaryFolder();
  const manifest = join(folder, 'persisted-documents.json');
  writeFileSync(manifest, JSON.stringify(MANIFEST));
  const documents = { manifest, ...more };
  const { gateway, sent } = await gatewayOver('marketplace', shop, { settings: { documents, ...settings } });
  return { ...(await served(gateway, route)), sent };
}

const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());
const codeOf = (answer: { body: Buffer }) => read(answer).errors[0].extensions.code;
const apollo = (sha256Hash: string, version = 1) => ({ persistedQuery: { version, sha256Hash } });

describe.each(ROUTES)('a document by the %s route', (route) => {
  it.each([
    ["the manifest's own name for it", sha('sha1', ORDER)],
    ['its SHA-256, in the words of GraphQL over HTTP', `sha256:${sha('sha256', ORDER)}`],
    ['its SHA-256 alone', sha('sha256', ORDER)],
  ])('is found by %s', async (_how, documentId) => {
    const { get, post } = await over(route);

    const answers = [
      await get({ documentId, variables: JSON.stringify(VARIABLES) }),
      await post({ documentId, variables: VARIABLES }),
    ];

    for (const answer of answers) expect([answer.status, read(answer)]).toEqual([200, ANSWER]);
  });

  it("is found by Apollo's extension", async () => {
    const { get, post } = await over(route);
    const extensions = apollo(sha('sha256', ORDER));

    const answers = [
      await get({ extensions: JSON.stringify(extensions), variables: JSON.stringify(VARIABLES) }),
      await post({ extensions, variables: VARIABLES }),
    ];

    for (const answer of answers) expect([answer.status, read(answer)]).toEqual([200, ANSWER]);
  });

  it('may hold several operations', async () => {
    const { get } = await over(route);
    const documentId = `sha256:${sha('sha256', TWO)}`;

    expect(read(await get({ documentId, operationName: 'A' }))).toEqual({ data: { orders: { totalCount: 5 } } });
    expect(read(await get({ documentId, operationName: 'B' }))).toEqual({ data: { order: { orderId: '11-2' } } });
    const mutation = await get({ documentId, operationName: 'C' });
    expect([mutation.status, mutation.headers['allow']]).toEqual([405, 'POST']);
    expect((await get({ documentId })).status).toBe(400);
  });

  it("that is unknown is an error, with Apollo's code for Apollo's extension", async () => {
    const { get, post, sent } = await over(route);
    const strict = { accept: 'application/graphql-response+json' };

    const byId = await post({ documentId: 'sha256:0' }, strict);
    const byHash = await get({ extensions: JSON.stringify(apollo('0')) });

    expect([byId.status, read(byId).errors[0].message]).toEqual([404, 'No document is known by this `documentId`.']);
    expect([byHash.status, read(byHash).errors[0].message]).toEqual([200, 'PersistedQueryNotFound']);
    for (const answer of [byId, byHash]) {
      expect([codeOf(answer), answer.headers['cache-control']]).toEqual(['PERSISTED_QUERY_NOT_FOUND', 'no-store']);
    }
    expect(sent).toEqual([]);
  });

  it('is not known where there is no manifest', async () => {
    const { post } = await over(route, { manifest: undefined });

    const answer = await post({ extensions: apollo('0') });

    expect(read(answer).errors).toMatchObject([
      { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
    ]);
  });

  it('is validated like any other', async () => {
    const { post } = await over(route);

    expect(codeOf(await post({ documentId: 'invalid' }))).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each<[string, object, string | undefined]>([
    ['an id that is no text', { documentId: 1 }, 'BAD_REQUEST'],
    ['an id and a document', { documentId: sha('sha1', ORDER), query: ORDER }, 'BAD_REQUEST'],
    [
      'a hash that is not that of its document',
      { query: ORDER, extensions: apollo(sha('sha256', TWO)) },
      'BAD_REQUEST',
    ],
    ['neither', { variables: {} }, 'BAD_REQUEST'],
    ['a hash of another version', { extensions: apollo(sha('sha256', ORDER), 2) }, 'BAD_REQUEST'],
    ['a name that every object has', { documentId: 'constructor' }, 'PERSISTED_QUERY_NOT_FOUND'],
    ['its own hash', { query: ORDER, variables: VARIABLES, extensions: apollo(sha('sha256', ORDER)) }, undefined],
    ['nulls', { query: ORDER, variables: VARIABLES, documentId: null, extensions: null }, undefined],
  ])('and %s are answered as they should', async (_what, body, code) => {
    const { post } = await over(route);

    const answer = read(await post(body));

    expect([answer.data, answer.errors?.[0].extensions.code]).toEqual([code ? undefined : ANSWER.data, code]);
  });
});

describe.each(ROUTES)('with `documents.only`, the %s route', (route) => {
  it('executes documents of the manifest and refuses all others, however they are sent', async () => {
    const { get, post, address, sent } = await over(route, { only: true });
    const known = { documentId: sha('sha1', ORDER), variables: VARIABLES };
    expect(read(await post(known))).toEqual(ANSWER);
    const count = sent.length;

    const others = [
      await post({ query: ORDER, variables: VARIABLES }),
      await post({ ...known, query: '{ orders { totalCount } }' }),
      await post({ query: ORDER, variables: VARIABLES, extensions: apollo(sha('sha256', ORDER)) }),
      await post({ query: '{ __schema { queryType { name } } }' }),
      await post({}),
      await get({ query: ORDER, variables: JSON.stringify(VARIABLES) }),
    ];

    expect(others.map(codeOf)).toEqual(Array(others.length).fill('PERSISTED_QUERY_REQUIRED'));
    expect(read(others[0] as never).errors[0].message).toBe(
      'Only persisted documents are answered here: name one by `documentId`.',
    );
    const operations = { query: ORDER, variables: { ...VARIABLES, file: null } };
    const upload = await send(
      address,
      form([
        { name: 'operations', value: operations },
        { name: 'map', value: { 0: ['variables.file'] } },
        { name: '0', content: 'content' },
      ]),
    ).answer;
    expect(upload.body.errors[0].extensions.code).toBe('PERSISTED_QUERY_REQUIRED');
    const strict = await post({ query: ORDER }, { accept: 'application/graphql-response+json' });
    expect(strict.status).toBe(403);
    expect(sent.length).toBe(count);
  });
});
