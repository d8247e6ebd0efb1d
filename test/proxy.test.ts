import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { cachingProxy } from '#test/nginx';
import { rawRequest } from '#test/raw-request';
import { serveUntilOver } from '#test/serve-until-over';
import { temporaryFolder } from '#test/temporary-folder';
import { until } from '#test/until';

const DOCUMENT = 'query Quotes($text: String!) { quotes(search: $text) { nodes { text } } }';
const HASH = `sha256:${createHash('sha256').update(DOCUMENT).digest('hex')}`;
const BODY = '{"data":{"quotes":{"nodes":[{"text":"Quote 1"}]}}}';
const QUOTE = { _id: 'q', content: 'Quote 1', author: 'A', authorSlug: 'a', tags: [], length: 7 };

/** A caching proxy in front of a gateway with one persisted document. Each tenant has other quotes. */
async function proxied(cacheControl: string) {
  const folder = temporaryFolder();
  const manifest = join(folder, 'persisted-documents.json');
  writeFileSync(manifest, JSON.stringify({ [HASH]: DOCUMENT }));
  const reply = ({ headers }: Sent) => {
    const results = [{ ...QUOTE, content: `Quote ${headers['x-tenant'] ?? '1'}` }];
    return json({ count: 1, totalCount: 1, page: 1, totalPages: 1, results }, 200, { 'cache-control': cacheControl });
  };
  const { gateway } = await gatewayOver('quotes', reply, {
    settings: {
      performance: {},
      documents: { manifest, only: true },
      apis: { quotes: { forward: ['x-tenant'] } },
    },
  });
  const server = await serveUntilOver(gateway);
  const proxy = await cachingProxy(server.origin);
  const query = new URLSearchParams({ documentId: HASH, variables: '{"text":"sea"}' }).toString();
  const get = async (headers: Readonly<Record<string, string>> = {}) => {
    const answer = await rawRequest(`${proxy}/graphql?${query}`, { headers });
    return { ...answer, body: answer.body.toString(), cache: answer.headers['x-cache'] };
  };
  return { get, server };
}

describe('a cache in front of the gateway', () => {
  it('serves public responses and 304 after the gateway is gone', async () => {
    const { get, server } = await proxied('public, max-age=600');

    const first = await get();
    const second = await get();
    const known = await get({ 'if-none-match': first.headers['etag'] as string });
    await server.stop();
    const alone = await get();

    expect([first, second, known, alone].map(({ cache }) => cache)).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
    expect([first, second, known, alone].map(({ status, body }) => [status, body])).toEqual([
      [200, BODY],
      [200, BODY],
      [304, ''],
      [200, BODY],
    ]);
  });

  it.each(['private, max-age=600', 'no-store'])('keeps nothing that is %s', async (cacheControl) => {
    const { get } = await proxied(cacheControl);

    const answers = [];
    for (const tenant of ['a', 'a', 'b', 'a']) answers.push(await get({ 'x-tenant': tenant }));

    expect(answers.map(({ cache }) => cache)).toEqual(['MISS', 'MISS', 'MISS', 'MISS']);
    expect(answers.map(({ body }) => body)).toEqual(['a', 'a', 'b', 'a'].map((each) => BODY.replace('1', each)));
  });

  it('validates a stale response by its tag, and receives 304', async () => {
    const { get } = await proxied('public, max-age=2');
    const seen = [await get()];

    // The proxy has its own clock.
    await until(async () => {
      seen.push(await get());
      expect(seen.at(-1)?.cache).toBe('REVALIDATED');
    });

    const [first, ...others] = seen.map(({ cache }) => cache);
    expect([first, others.at(-1)]).toEqual(['MISS', 'REVALIDATED']);
    expect(others.slice(0, -1).filter((cache) => cache !== 'HIT')).toEqual([]);
    expect(new Set(seen.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`200 ${BODY}`]));
  });
});
