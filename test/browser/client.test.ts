import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';
import { listen } from '#test/listen';
import { served } from '#test/served';
import type * as client from '../../src/client/index.ts';
import { browserForFile } from './setup.ts';

const open = browserForFile();
const APPEND = `mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) {
  ... on ConcurrentAppendSuccess { byteCount } } }`;
const BYTES = 1_000_000;

const PAGE = `<link rel="icon" href="data:,">
  <script type="module">import * as client from '/index.ts'; globalThis.client = client;</script>`;

/** A site with a page that imports the client. */
function site(): Promise<string> {
  return listen(({ url = '' }, response) => {
    if (!url.endsWith('.ts')) return void response.setHeader('content-type', 'text/html').end(PAGE);
    const source = readFileSync(join('src/client', new URL(url, 'http://site').pathname), 'utf8');
    response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
  });
}

it('runs in a page of another site, which the gateway allows, and reports the progress of uploads', async () => {
  const origin = await site();
  const datalake = await listen((request, response) => void request.on('end', () => response.end()).resume());
  const { address } = await served(gatewayOf({ datalake }, { server: { corsOrigins: [origin] } }));
  const { page, complaints } = await open(origin);

  const seen = await page.evaluate(
    async ({ url, append, bytes }) => {
      const graph = (globalThis as unknown as { client: typeof client }).client.createClient({ url });
      const progress: client.UploadProgress[] = [];
      const file = new File(['x'.repeat(bytes)], 'a.txt');
      const onUploadProgress = (each: client.UploadProgress) => progress.push(each);
      return {
        query: await graph.request('{ __typename }'),
        plain: await graph.request(append, { file }),
        watched: await graph.request(append, { file }, { onUploadProgress }),
        progress,
        abort: await graph.query('{ a }', {}, { signal: AbortSignal.abort('left') }).catch((reason: unknown) => reason),
      };
    },
    { url: address, append: APPEND, bytes: BYTES },
  );

  const appended = { concurrentAppend: { byteCount: String(BYTES) } };
  expect(seen).toMatchObject({ query: { __typename: 'Query' }, plain: appended, watched: appended, abort: 'left' });
  expect(seen.progress.length).toBeGreaterThan(1);
  expect(seen.progress.at(-1)).toEqual({ sent: BYTES, total: BYTES });
  expect(complaints).toEqual([]);
});
