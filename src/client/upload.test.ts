import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayOf } from '#test/harness';
import { listen } from '#test/listen';
import { clientOf, fetchOf, graphResponse } from './harness.ts';
import { createClient, type UploadProgress } from './index.ts';

const APPEND = `mutation ($content: DatalakeAppendContent!, $path: String!) {
  concurrentAppend(input: { path: $path, content: $content }) { __typename ... on ConcurrentAppendSuccess { byteCount } } }`;
const DONE = { concurrentAppend: { __typename: 'ConcurrentAppendSuccess', byteCount: '12' } };
const file = (content = 'some content') => new File([content], 'a.txt', { type: 'text/plain' });

/** A client of a gateway over a data lake that accepts every append. */
async function datalake() {
  const appends: string[] = [];
  const url = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      appends.push(body);
      response.end();
    });
  });
  return { ...(await clientOf(gatewayOf({ datalake: url }))), appends };
}

const fields = async (body: unknown) =>
  Promise.all(
    [...(body as FormData)].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]),
  );

afterEach(() => vi.unstubAllGlobals());

describe('variables with files', () => {
  it('are sent as a multipart request, with the header that the gateway asks for', async () => {
    const { client, appends, sent } = await datalake();

    expect(await client.request(APPEND, { path: 'a', content: { file: file() } })).toEqual(DONE);

    expect(appends).toEqual(['some content']);
    expect(sent).toMatchObject([
      {
        method: 'POST',
        headers: {
          'graphql-preflight': '1',
          'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
        },
        body: expect.stringContaining('name="0"; filename="a.txt"'),
      },
    ]);
  });

  it('have null for each file, and its path in `map`', async () => {
    const { fetch, sent } = fetchOf(graphResponse({ data: {} }));
    const client = createClient({ url: 'http://graph.test/graphql', fetch });
    const one = file('one');
    const date = new Date(0);
    const variables = { input: { list: [one, 1, { one }], date, text: '\ufffd' }, blob: new Blob(['two']) };

    await client.mutate('mutation { a }', variables);

    const nulls =
      '{"input":{"list":[null,1,{"one":null}],"date":"1970-01-01T00:00:00.000Z","text":"\\ufffd"},"blob":null}';
    expect(await fields(sent[0]?.init?.body)).toEqual([
      ['operations', `{"query":"mutation { a }","variables":${nulls}}`],
      ['map', '{"0":["variables.input.list.0"],"1":["variables.input.list.2.one"],"2":["variables.blob"]}'],
      ['0', 'one'],
      ['1', 'one'],
      ['2', 'two'],
    ]);
    expect(variables.input.list[0]).toBe(one);
  });
});

describe('onUploadProgress', () => {
  const progress: UploadProgress[] = [];
  const onUploadProgress = (each: UploadProgress) => void progress.push(each);
  const over = async () => {
    progress.length = 0;
    const { client, url, appends } = await datalake();
    return { own: createClient({ url }), client, appends };
  };
  const variables = { path: 'a', content: { file: file() } };

  it('is called while fetch streams the body, and the gateway gets the same bytes', async () => {
    const { own, appends } = await over();

    expect(await own.request(APPEND, variables, { onUploadProgress })).toEqual(DONE);

    expect(appends).toEqual(['some content']);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual({ sent: 12, total: 12 });
    expect(progress.map(({ sent }) => sent)).toEqual(progress.map(({ sent }) => sent).toSorted((a, b) => a - b));
  });

  it('is called at the end in service workers, whose fetch streams no bodies over HTTP/1.1', async () => {
    const { own } = await over();
    vi.stubGlobal('ServiceWorkerGlobalScope', class {});

    expect(await own.request(APPEND, variables, { onUploadProgress })).toEqual(DONE);
    expect(progress).toEqual([{ sent: 12, total: 12 }]);
  });

  it("is called at the end by the caller's fetch in browsers, which cannot stream bodies over HTTP/1.1", async () => {
    const { client } = await over();
    vi.stubGlobal('XMLHttpRequest', class {});

    expect(await client.request(APPEND, variables, { onUploadProgress })).toEqual(DONE);
    expect(progress).toEqual([{ sent: 12, total: 12 }]);
  });

  describe('by XMLHttpRequest', () => {
    const calls: unknown[][] = [];
    /** Answers as a browser does. */
    class Xhr {
      status = 200;
      responseText = JSON.stringify({ data: { a: 1 } });
      upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
      onload: (() => void) | null = null;
      onerror: (() => void) | null = null;
      onabort: (() => void) | null = null;
      open = (...given: unknown[]) => void calls.push(given);
      setRequestHeader = (...given: unknown[]) => void calls.push(given);
      getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: a:b\r\n';
      abort = () => this.onabort?.();
      send() {
        this.upload.onprogress?.({ loaded: 6 });
        this.upload.onprogress?.({ loaded: 600 });
        this.onload?.();
      }
    }
    const client = createClient({ url: 'http://graph.test/graphql', retry: false });

    it('is called where it exists', async () => {
      progress.length = 0;
      vi.stubGlobal('XMLHttpRequest', Xhr);

      const { data, response } = await client.mutate('mutation { a }', { file: file() }, { onUploadProgress });

      expect([data, response?.status, response?.headers.get('x-request-id')]).toEqual([{ a: 1 }, 200, 'a:b']);
      expect(calls).toEqual([
        ['POST', 'http://graph.test/graphql'],
        ['accept', expect.any(String)],
        ['graphql-preflight', '1'],
      ]);
      expect(progress).toEqual([6, 12, 12].map((sent) => ({ sent, total: 12 })));
    });

    it('has an error if the response has neither a body nor a status for one', async () => {
      vi.stubGlobal(
        'XMLHttpRequest',
        class extends Xhr {
          override status = 204;
          override responseText = '';
        },
      );

      const { errors } = await client.mutate('mutation { a }', { file: file() }, { onUploadProgress });
      expect(errors).toMatchObject([{ code: 'INVALID_RESPONSE', status: 204 }]);
    });

    it('has an error without a response, and rejects after an abort', async () => {
      class Failing extends Xhr {
        override send = () => this.onerror?.();
      }
      class Slow extends Xhr {
        override send = () => controller.abort(new Error('left'));
      }
      const controller = new AbortController();

      vi.stubGlobal('XMLHttpRequest', Failing);
      const { errors } = await client.mutate('mutation { a }', { file: file() }, { onUploadProgress });
      expect(errors).toMatchObject([{ code: 'NETWORK_ERROR' }]);

      vi.stubGlobal('XMLHttpRequest', Slow);
      const options = { onUploadProgress, signal: controller.signal };
      await expect(client.mutate('mutation { a }', { file: file() }, options)).rejects.toThrow('left');
    });
  });
});
