import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { clientOf, errorResponse, fetchOf } from './harness.ts';
import { createClient, GraphError } from './index.ts';

const PDF = '%PDF-1.4 a report';
const URL_OF = '{ consolidatedReport { download { url } } }';
const HEAD = {
  'content-type': 'application/pdf',
  'content-length': '10',
  'content-disposition': `attachment; filename="a_b.pdf"; filename*=UTF-8''%C3%A9.pdf`,
  etag: '"one"',
};

/** A response that breaks off after a text, unless it is whole. */
function partOf(text: string, { isWhole = false, status = 200, headers = {} } = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
    },
    pull(controller) {
      if (isWhole) controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers: { ...HEAD, ...headers } });
}

/** Answers each request with the next response, which is read once. */
function answering(...responses: readonly (Response | Error)[]) {
  const left = [...responses];
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const own: typeof fetch = async (input, init) => {
    sent.push({ url: new Request(input).url, headers: Object.fromEntries(new Headers(init?.headers)) });
    const response = left.shift();
    if (!response) throw new TypeError('no further response');
    if (response instanceof Error) throw response;
    return response;
  };
  return {
    sent,
    client: createClient({ url: 'https://graph.example/graphql', fetch: own, headers: { authorization: 'Bearer a' } }),
  };
}

const codeOf = (error: unknown) => (error instanceof GraphError ? error.code : error);

describe('download', () => {
  it('reads the bytes that a field of the graph offers', async () => {
    const { gateway } = await gatewayOver('reviews', () => json({ Base64String: btoa(PDF) }));
    const { client } = await clientOf(gateway);
    const { consolidatedReport } = await client.request<any>(URL_OF);
    const found = await client.download(consolidatedReport.download.url);
    expect(found).toMatchObject({
      contentType: 'application/pdf',
      fileName: 'consolidated-report.pdf',
      size: PDF.length,
    });
    const blob = await found.blob();
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', PDF]);
    await expect(client.download('/downloads/none')).rejects.toMatchObject({ name: 'GraphError', code: 'NOT_FOUND' });
  });

  it('goes on where the connection broke off, as long as the bytes are the same', async () => {
    const rest = { status: 206, isWhole: true };
    const { client, sent } = answering(partOf('01234'), partOf('567', { status: 206 }), partOf('89', rest));
    const { fileName, size, blob } = await client.download('/downloads/a');
    expect([fileName, size, await (await blob()).text()]).toEqual(['é.pdf', 10, '0123456789']);
    const base = { accept: '*/*', authorization: 'Bearer a' };
    const url = 'https://graph.example/downloads/a';
    expect(sent).toEqual([
      { url, headers: base },
      { url, headers: { ...base, range: 'bytes=5-', 'if-range': '"one"' } },
      { url, headers: { ...base, range: 'bytes=8-', 'if-range': '"one"' } },
    ]);
  });

  it('goes on after failures that may pass, and knows when it has all bytes', async () => {
    const rest = { status: 206, isWhole: true };
    const overloaded = () => errorResponse('OVERLOADED', {}, { status: 503 });
    const { client, sent } = answering(
      overloaded(),
      partOf('0123'),
      overloaded(),
      // It ends as if it were whole.
      partOf('45', rest),
      partOf('6789', { status: 206 }),
    );
    const { size, blob } = await client.download('/downloads/a');
    expect([size, await (await blob()).text()]).toEqual([10, '0123456789']);
    expect(sent.map(({ headers }) => headers['range'])).toEqual([
      undefined,
      undefined,
      'bytes=4-',
      'bytes=4-',
      'bytes=6-',
    ]);
  });

  it('goes on after a connection that could not be opened', async () => {
    const { client } = answering(partOf('0123'), new TypeError('refused'), partOf('456789', { status: 206 }));
    const { blob } = await client.download('/downloads/a');
    expect(await (await blob()).text()).toBe('0123456789');
  });

  it('fails where it cannot go on', async () => {
    const read = async (...responses: readonly Response[]) => {
      const { client, sent } = answering(...responses);
      const { blob } = await client.download('/downloads/a');
      return [codeOf(await blob().catch((error: unknown) => error)), sent.length];
    };
    expect(await read(partOf('0'), partOf('other', { isWhole: true }))).toEqual(['CONFLICT', 2]);
    expect(await read(partOf('0'), errorResponse('NOT_FOUND', {}, { status: 410 }))).toEqual(['NOT_FOUND', 2]);
    expect(await read(partOf('0'), ...[1, 2, 3].map(() => partOf('', { status: 206 })))).toEqual(['NETWORK_ERROR', 4]);
  });

  it('sends the headers of the graph to its own origin alone', async () => {
    const { client, sent } = answering(partOf('0', { isWhole: true }));
    await client.download('https://files.example/downloads/a');
    expect(sent).toEqual([{ url: 'https://files.example/downloads/a', headers: { accept: '*/*' } }]);
  });

  it('ends with its signal', async () => {
    const aborted = AbortSignal.abort(new Error('enough'));
    const { fetch: own } = fetchOf(new TypeError('aborted'));
    const client = createClient({ url: 'https://graph.example/graphql', fetch: own });
    await expect(client.download('/downloads/a', { signal: aborted })).rejects.toThrow('enough');
    await expect(client.download('/downloads/a')).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});
