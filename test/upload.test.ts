import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatewayOf } from '#test/harness';
import { listen } from '#test/listen';
import { form, type Part, send } from '#test/multipart';
import { serveUntilOver } from '#test/serve-until-over';

const MUTATION = `mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { ...Told } }
  fragment Told on ConcurrentAppendResult { __typename ... on ConcurrentAppendSuccess { byteCount appendCount }
    ... on DatalakeAppendInterrupted { byteCount } ... on Rejection { message } }`;
const TWO = `mutation ($one: Upload!, $other: Upload!) {
  one: concurrentAppend(input: { path: "one", content: { file: $one } }) { __typename }
  other: concurrentAppend(input: { path: "other", content: { file: $other } }) { __typename } }`;

const operations: Part = { name: 'operations', value: { query: MUTATION, variables: { file: null } } };
const map: Part = { name: 'map', value: { 0: ['variables.file'] } };
const file: Part = { name: '0', content: 'some content' };
const both: Part[] = [
  { name: 'operations', value: { query: TWO, variables: { one: null, other: null } } },
  { name: 'map', value: { a: ['variables.one'], b: ['variables.other'] } },
];

interface Append {
  readonly target: string;
  readonly body: string;
  readonly complete: boolean;
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway on its port, over a data lake that accepts every append, or answers by a function. */
async function served(options: { settings?: object; answer?: Answer } = {}) {
  const appends: Append[] = [];
  const ends: (() => void)[] = [];
  const url = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => (options.answer ? undefined : response.end()));
    request.on('close', () => {
      appends.push({ target: request.url?.split('?')[0] ?? '', body, complete: request.complete });
      ends.shift()?.();
    });
    options.answer?.(request, response);
  });
  const gateway = gatewayOf({ datalake: url }, options.settings);
  const running = await serveUntilOver(gateway);
  const ended = () => new Promise<void>((resolve) => ends.push(resolve));
  return { url: `${running.origin}/graphql`, appends, ended };
}

const limits = (more: object) => ({ settings: { limits: more } });
const appendsOf = (bytes: number) => ({ apis: { datalake: { settings: { appendBytes: bytes } } } });

describe('an upload', () => {
  it('is forwarded', async () => {
    const { url, appends } = await served();

    const { status, body } = await send(url, form([operations, map, file])).answer;

    expect(status).toBe(200);
    expect(body).toEqual({
      data: { concurrentAppend: { __typename: 'ConcurrentAppendSuccess', byteCount: '12', appendCount: 1 } },
    });
    expect(appends).toEqual([{ target: '/WebHdfsExt/a', body: 'some content', complete: true }]);
  });

  it.each([
    ['8KiB', undefined],
    ['9KiB', 'The operation may make 11 calls, and limits.cost is 10: concurrentAppend up to 11.'],
    ['2GiB', 'The operation may make 500 calls, and limits.cost is 10: concurrentAppend up to 500.'],
  ])('costs the appends of the largest and slowest one that limits allow: %s', async (upload, refusal) => {
    const { url, appends } = await served({
      settings: { limits: { cost: 10, upload, timeouts: { request: '9s' } }, ...appendsOf(1024) },
    });

    const { body } = await send(url, form([operations, map, file])).answer;

    expect(body.errors?.map(({ message }: { message: string }) => message)).toEqual(refusal && [refusal]);
    expect(appends).toHaveLength(refusal ? 0 : 1);
  });

  it('makes fewer calls than an operation may, as large and slow as the default limits allow', async () => {
    const { url } = await served();
    const value = { query: MUTATION, variables: { file: null }, extensions: { cost: true } };

    const { body } = await send(url, form([{ name: 'operations', value }, map, file])).answer;

    expect(body.extensions.cost).toEqual({ estimated: { worst: 256 + 60, expected: 1 }, actual: 1 });
  });

  it('ends at the limit of calls of an operation, and says how much of it was appended', async () => {
    const { url, appends } = await served({ settings: { limits: { calls: 2 }, ...appendsOf(4) } });

    const { body } = await send(url, form([operations, map, file])).answer;

    expect(body.data.concurrentAppend).toMatchObject({ __typename: 'DatalakeAppendInterrupted', byteCount: '8' });
    expect(appends.map(({ body: sent }) => sent)).toEqual(['some', ' con']);
  });

  it('is forwarded while it arrives, in one append after another', async () => {
    const { url, appends, ended } = await served({ settings: appendsOf(4) });
    const [head = '', tail = ''] = form([operations, map, { ...file, content: '|' }]).split('|');

    const { answer } = send(
      url,
      (async function* () {
        const first = ended();
        // Bytes that may begin a boundary wait.
        yield `${head}abcdef`;
        await first;
        yield `ghij${tail}`;
      })(),
    );

    expect((await answer).body.data.concurrentAppend).toMatchObject({ byteCount: '10', appendCount: 3 });
    expect(appends.map(({ body }) => body)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('may be empty', async () => {
    const { url, appends } = await served();

    const { body } = await send(url, form([operations, map, { ...file, content: '' }])).answer;

    expect(body.data.concurrentAppend).toMatchObject({ byteCount: '0', appendCount: 1 });
    expect(appends.map(({ body }) => body)).toEqual(['']);
  });

  it('may be one of several, which are sent in the order in which they are used', async () => {
    const { url, appends } = await served();

    const { body } = await send(url, form([...both, { name: 'a', content: 'first' }, { name: 'b', content: 'second' }]))
      .answer;

    const success = { __typename: 'ConcurrentAppendSuccess' };
    expect(body).toEqual({ data: { one: success, other: success } });
    expect(appends.map(({ target, body }) => [target, body])).toEqual([
      ['/WebHdfsExt/one', 'first'],
      ['/WebHdfsExt/other', 'second'],
    ]);
  });

  it("may take its own time in addition to the operation's", async () => {
    const timeouts = limits({ timeouts: { operation: '1s', request: '1m' } }).settings;
    const { url, ended } = await served({ settings: { ...timeouts, ...appendsOf(4) } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const [head = '', tail = ''] = form([operations, map, { ...file, content: '|' }]).split('|');

    const { answer } = send(
      url,
      (async function* () {
        const first = ended();
        yield `${head}abcdef`;
        await first;
        vi.advanceTimersByTime(2000);
        yield `ghij${tail}`;
      })(),
    );

    expect((await answer).body).toEqual({
      data: { concurrentAppend: { __typename: 'ConcurrentAppendSuccess', byteCount: '10', appendCount: 3 } },
    });
  });

  it('has the deadline of the operation where no file is read', async () => {
    const { url } = await served({
      settings: limits({ timeouts: { operation: '100ms', request: '1m' } }).settings,
      answer: () => undefined,
    });
    const query = '{ fileAccess(path: "a", actions: [READ]) { isGranted } }';

    const { body } = await send(url, form([{ ...operations, value: { query, variables: { file: null } } }, map, file]))
      .answer;

    expect(body).toMatchObject({
      data: { fileAccess: null },
      errors: [{ message: 'The operation took longer than 100 ms.', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });
});

describe('a multipart request that is refused before anything runs', () => {
  const path = (place: string): Part => ({ name: 'map', value: { 0: [place] } });
  const variables = (value: object): Part => ({ name: 'operations', value: { query: MUTATION, variables: value } });

  it.each<[string, Part[]]>([
    ['its map comes before its operations', [map, operations, file]],
    ['its file comes first', [file, operations, map]],
    ['it has no map', [operations]],
    ['it has two maps', [operations, { name: 'operations', value: '{}' }, map]],
    ['it has another field', [operations, { name: 'query', value: '{ __typename }' }, map, file]],
    ['its operations are no JSON', [{ name: 'operations', value: '{' }, map, file]],
    ['its operations are a list', [{ name: 'operations', value: [operations.value] }, map, file]],
    ['its map is a list', [operations, { name: 'map', value: [['variables.file']] }, file]],
    ['its map is empty', [operations, { name: 'map', value: {} }]],
    [
      'its map names more files than may be',
      [operations, { name: 'map', value: Array.from({ length: 11 }, () => []) }],
    ],
    [
      'its map names a file for two places',
      [operations, { name: 'map', value: { 0: ['variables.file', 'variables.other'] } }, file],
    ],
    [
      'its map names two files for one place',
      [operations, { name: 'map', value: { 0: ['variables.file'], 1: ['variables.file'] } }, file],
    ],
    ['its map names no place', [operations, { name: 'map', value: { 0: 'variables.file' } }, file]],
    ['its map leads out of the variables', [operations, path('query'), file]],
    ['its map leads to a place that is not there', [operations, path('variables.other'), file]],
    ['its map leads to a place that is not null', [variables({ file: 'x' }), map, file]],
    ['its map leads into a prototype', [operations, path('variables.__proto__.polluted'), file]],
    [
      'its map leads into a prototype of its own',
      [variables(JSON.parse('{"__proto__":{"x":null}}')), path('variables.__proto__.x'), file],
    ],
    ['its map leads into a constructor', [operations, path('variables.constructor.prototype.polluted'), file]],
  ])('because %s', async (_why, parts) => {
    const { url, appends } = await served();

    const { status, body } = await send(url, form(parts)).answer;

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) } }],
    });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(appends).toEqual([]);
  });

  it.each([
    ['it has no header that a web page cannot send by itself', { 'graphql-preflight': null }, 403, 'CSRF_PREVENTED'],
    ['it names no boundary', { 'content-type': 'multipart/form-data' }, 415, 'BAD_REQUEST'],
  ])('because %s', async (_why, headers, expected, code) => {
    const { url, appends } = await served();

    const { status, body } = await send(url, form([operations, map, file]), headers).answer;

    expect([status, body.errors[0].extensions.code]).toEqual([expected, code]);
    expect(appends).toEqual([]);
  });

  it('because its operations are larger than a body may be', async () => {
    const { url } = await served(limits({ body: '1KiB' }));
    const long = { name: 'operations', value: { query: MUTATION, variables: { file: null, more: 'x'.repeat(1024) } } };

    const { status, body } = await send(url, form([long, map, file])).answer;

    expect([status, body.errors[0].extensions.code]).toEqual([413, 'BAD_REQUEST']);
  });

  it('because its Content-Length is beyond the limit', async () => {
    const { url, appends } = await served(limits({ upload: '1KiB', body: '1KiB' }));
    const content = 'x'.repeat(100_000);

    const { status, body } = await send(url, form([operations, map, { ...file, content }])).answer;

    expect([status, body.errors[0].extensions.code]).toEqual([413, 'BAD_REQUEST']);
    expect(appends).toEqual([]);
  });

  it('because it has too many parts', async () => {
    const { url } = await served();
    const strange = '--a-boundary\r\nX-Nothing: here\r\n\r\n\r\n'.repeat(13);

    const { status } = await send(url, `${strange}${form([operations, map, file])}`).answer;

    expect(status).toBe(413);
  });

  it('because it never begins', async () => {
    const { url } = await served(limits({ upload: '1KiB', body: '1KiB' }));
    const noise = Array.from({ length: 8 }, () => 'x'.repeat(16_384));

    const { status } = await send(
      url,
      (async function* () {
        yield* noise;
      })(),
    ).answer;

    expect(status).toBe(413);
  });
});

describe('a multipart request that goes wrong while it runs', () => {
  const outcome = async (url: string, body: Parameters<typeof send>[1]) => {
    const { status, body: result } = await send(url, body).answer;
    return { status, codes: result.errors?.map((error: any) => error.extensions.code), data: result.data };
  };
  const failed = { status: 200, codes: ['BAD_USER_INPUT'], data: { concurrentAppend: null } };
  const [head = '', tail = ''] = form([operations, map, { ...file, content: '|' }]).split('|');
  const begun = `${head}${'x'.repeat(100_000)}`;
  const torn = async function* () {
    yield begun;
  };
  const stuck = async function* () {
    yield begun;
    await new Promise<never>(() => undefined);
  };

  it('fails with its file if it has one that `map` does not name', async () => {
    const { url, appends } = await served();

    expect(await outcome(url, form([operations, map, { name: 'orphan', content: 'x' }, file]))).toEqual(failed);
    expect(appends.every(({ complete }) => !complete)).toBe(true);
  });

  it('fails with its file if that comes twice', async () => {
    const { url, appends } = await served();

    expect(await outcome(url, form([operations, map, file, { ...file, content: 'again' }]))).toEqual(failed);
    expect(appends.every(({ complete }) => !complete)).toBe(true);
  });

  it('reads a file once that is used twice', async () => {
    const { url, appends } = await served();
    const query = TWO.replace(', $other: Upload!', '').replace('$other', '$one');
    const twice: Part[] = [
      { name: 'operations', value: { query, variables: { one: null } } },
      { name: 'map', value: { 0: ['variables.one'] } },
      file,
    ];

    expect(await outcome(url, form(twice))).toEqual({
      status: 200,
      codes: ['BAD_USER_INPUT'],
      data: { one: { __typename: 'ConcurrentAppendSuccess' }, other: null },
    });
    expect(appends.map(({ target }) => target)).toEqual(['/WebHdfsExt/one']);
  });

  it('drops a file that comes before one that is used earlier', async () => {
    const { url, appends } = await served();
    const large = 'x'.repeat(300_000);

    expect(await outcome(url, form([...both, { name: 'b', content: large }, { name: 'a', content: 'first' }]))).toEqual(
      {
        status: 200,
        codes: ['BAD_USER_INPUT'],
        data: { one: { __typename: 'ConcurrentAppendSuccess' }, other: null },
      },
    );
    expect(appends.map(({ body }) => body)).toEqual(['first']);
  });

  it('skips a file that no field reads', async () => {
    const { url, appends } = await served({
      answer(request, response) {
        if (request.url?.includes('/one')) response.writeHead(404).end();
        else request.on('end', () => response.end());
      },
    });
    const large = 'x'.repeat(1_000_000);

    expect(
      await outcome(url, form([...both, { name: 'a', content: large }, { name: 'b', content: 'second' }])),
    ).toEqual({
      status: 200,
      codes: undefined,
      data: { one: { __typename: 'DatalakeFileNotFound' }, other: { __typename: 'ConcurrentAppendSuccess' } },
    });
    // All of the first file may have been in flight.
    expect(appends.filter(({ target }) => target.endsWith('/other'))).toMatchObject([
      { body: 'second', complete: true },
    ]);
  });

  it('fails if its file is missing', async () => {
    const { url, appends } = await served();

    expect(await outcome(url, form([operations, map]))).toEqual(failed);
    expect(appends).toEqual([]);
  });

  it('fails if it is truncated, and ends the call', async () => {
    const { url, appends, ended } = await served();
    const over = ended();

    expect(await outcome(url, torn())).toEqual(failed);
    await over;
    expect(appends).toMatchObject([{ complete: false }]);
  });

  it('fails if its files are too large', async () => {
    const { url, appends } = await served(limits({ upload: '1KiB' }));

    expect(await outcome(url, `${head}${'x'.repeat(1025)}${tail}`)).toEqual(failed);
    expect(appends.every(({ complete }) => !complete)).toBe(true);
  });

  it('reports how many bytes were appended before its file became too large', async () => {
    const settings = { limits: { upload: '10B' }, ...appendsOf(4) };
    const { url, appends, ended } = await served({ settings });
    const first = ended();
    const body = async function* () {
      yield `${head}abcdef`;
      await first;
      yield `ghijklm${tail}`;
    };

    expect((await send(url, body()).answer).body).toEqual({
      data: {
        concurrentAppend: {
          __typename: 'DatalakeAppendInterrupted',
          byteCount: '4',
          message: 'The files are larger than they may be.',
        },
      },
    });
    expect(appends[0]).toMatchObject({ body: 'abcd', complete: true });
  });

  it('ends the call when its caller goes away', async () => {
    const came = Promise.withResolvers<void>();
    const { url, appends, ended } = await served({ answer: (request) => request.once('data', () => came.resolve()) });
    const over = ended();
    const sending = send(url, stuck());

    await came.promise;
    sending.leave();
    await over;

    expect(appends).toMatchObject([{ complete: false }]);
  });

  it('is answered at once if the upstream refuses before the file is complete', async () => {
    const { url } = await served({ answer: (_request, response) => response.writeHead(403).end() });

    expect(await outcome(url, stuck())).toEqual({ ...failed, codes: ['PERMISSION_DENIED'] });
  });

  it('fails if the upstream reports success before the file is complete', async () => {
    const { url } = await served({ answer: (_request, response) => response.end() });

    expect(await outcome(url, stuck())).toEqual({ ...failed, codes: ['UPSTREAM_INVALID_RESPONSE'] });
  });

  it('does not count for the health of the upstream', async () => {
    const settings = { apis: { datalake: { breaker: { failures: 1 } } } };
    const { url } = await served({ settings });

    await outcome(url, torn());

    expect((await send(url, form([operations, map, file])).answer).body.data.concurrentAppend).toMatchObject({
      appendCount: 1,
    });
  });
});
