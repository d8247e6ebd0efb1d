import { hash } from 'node:crypto';
import { empty, gatewayOverAll, json, type Sent } from '#test/harness';
import { form } from '#test/multipart';
import { fileWith } from '#test/product';
import type { Ask } from '#test/served';

export const ORDER = '{ order(id: "11-1") { orderId } }';
export const ANSWER = '{"data":{"order":{"orderId":"11-1"}}}';
const APPEND =
  'mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }';
const HASH = hash('sha256', ORDER);

interface Options {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly answer?: (request: Sent) => ReturnType<typeof json> | Promise<ReturnType<typeof json>>;
}

/** A gateway over a shop with public cacheable responses and a data lake, with all optimizations. */
export async function shop({ settings = {}, answer }: Options = {}) {
  const manifest = fileWith('persisted-documents.json', JSON.stringify({ [HASH]: ORDER }));
  const cacheable = { 'cache-control': 'public, max-age=60' };
  return gatewayOverAll(
    { marketplace: answer ?? (() => json({ orderId: '11-1' }, 200, cacheable)), datalake: () => empty() },
    { settings: { performance: {}, documents: { manifest }, defaults: { breaker: { failures: 0 } }, ...settings } },
  );
}

const inUrl = (parameters: Readonly<Record<string, string>>) => `?${new URLSearchParams(parameters).toString()}`;
const posted = (body: object): Ask => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };

/** Successful requests of every kind. */
export const REQUESTS: Readonly<Record<string, Ask>> = {
  'a POST': posted({ query: ORDER }),
  'a GET': { query: inUrl({ query: ORDER }) },
  'a HEAD': { method: 'HEAD', query: inUrl({ query: ORDER }) },
  'a POST of a persisted document': posted({ documentId: HASH }),
  'a GET of a persisted document': { query: inUrl({ documentId: HASH }) },
  "a GET of Apollo's": {
    query: inUrl({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } }) }),
  },
  'an upload': {
    method: 'POST',
    headers: UPLOAD,
    body: form([
      { name: 'operations', value: { query: APPEND, variables: { file: null } } },
      { name: 'map', value: { 0: ['variables.file'] } },
      { name: '0', content: 'some content' },
    ]),
  },
};
