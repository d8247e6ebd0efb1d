import { createClient } from 'manifold-gateway/client';
import { expect, it } from 'vitest';
import { gateway } from './gateway.ts';

const APPEND = `mutation Append($file: Upload!) {
  concurrentAppend(input: { path: "/notes.txt", content: { file: $file }, createIfMissing: true }) { __typename } }`;

const url = 'http://localhost:3000/graphql';

it.each([
  ['by fetch', createClient({ url }), {}],
  ['with its progress', createClient({ url }), { onUploadProgress: () => undefined }],
  [
    'to the gateway itself',
    createClient({ url, fetch: async (to, init) => gateway.answer(new Request(to, init)) }),
    {},
  ],
])('uploads a file %s', async (_how, client, options) => {
  const { data, errors } = await client.mutate(APPEND, { file: new File(['hello'], 'notes.txt') }, options);

  expect([data, errors]).toEqual([{ concurrentAppend: { __typename: 'ConcurrentAppendSuccess' } }, []]);
  expect(gateway.requests.at(-1)?.body).toBe('hello');
});
