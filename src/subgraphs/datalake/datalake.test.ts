import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answered, declaredCode, empty, gatewayOf, gatewayOver, json, runOn, type Sent } from '#test/harness';
import { listen } from '#test/listen';

const failure = (status: number, exception: string) =>
  json({ RemoteException: { exception, message: 'secret words' } }, status);
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const appending = (bytes: number) => ({ settings: { apis: { datalake: { settings: { appendBytes: bytes } } } } });

describe('Query.fileAccess', () => {
  const query = '{ fileAccess(path: "logs/march.csv", actions: [EXECUTE, READ]) { isGranted path actions } }';

  it('asks for all actions together, and is granted by any success', async () => {
    const { run, sent } = await gatewayOver('datalake', [empty()]);

    const { data, errors } = await run(query);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/webhdfs/v1/logs/march.csv?op=CHECKACCESS&api-version=2016-11-01&fsaction=r-x',
        headers: {},
        body: '',
      },
    ]);
    expect(data).toEqual({ fileAccess: { isGranted: true, path: 'logs/march.csv', actions: ['READ', 'EXECUTE'] } });
  });

  it.each(['RemoteException', 'remoteException'])('is not granted where %s names the access list', async (key) => {
    const { run } = await gatewayOver('datalake', [json({ [key]: { exception: 'AccessControlException' } }, 403)]);

    expect(await run('{ fileAccess(path: "/a", actions: WRITE) { isGranted path actions } }')).toEqual({
      data: { fileAccess: { isGranted: false, path: '/a', actions: ['WRITE'] } },
    });
  });

  it.each([failure(404, 'FileNotFoundException'), empty(404)])('is null where there is nothing', async (reply) => {
    const { run } = await gatewayOver('datalake', [reply]);

    expect(await run(query)).toEqual({ data: { fileAccess: null } });
  });

  it('asks with the configured version of the API', async () => {
    const { run, sent } = await gatewayOver('datalake', [empty()], {
      settings: { apis: { datalake: { settings: { apiVersion: '2018-12-01' } } } },
    });

    await run(query);

    expect(sent.map(({ target }) => target)).toEqual([
      '/webhdfs/v1/logs/march.csv?op=CHECKACCESS&api-version=2018-12-01&fsaction=r-x',
    ]);
  });

  it('asks once for the same path and action', async () => {
    const { run, sent } = await gatewayOver('datalake', () => empty());

    await run(`{ a: fileAccess(path: "a", actions: [READ, WRITE]) { isGranted } b: fileAccess(path: "a", actions: [WRITE, READ]) { isGranted }
      c: fileAccess(path: "b", actions: [READ, WRITE]) { isGranted } }`);

    expect(targets(sent)).toEqual([
      '/webhdfs/v1/a?op=CHECKACCESS&api-version=2016-11-01&fsaction=rw-',
      '/webhdfs/v1/b?op=CHECKACCESS&api-version=2016-11-01&fsaction=rw-',
    ]);
  });

  it('keeps the slashes of a path, with or without one in front, and encodes what is between them', async () => {
    const { run, sent } = await gatewayOver('datalake', () => empty());

    await run('query ($path: String!) { fileAccess(path: $path, actions: READ) { isGranted } }', {
      path: '/logs/50% of #1?/ä;b',
    });

    expect(targets(sent)).toEqual([
      '/webhdfs/v1/logs/50%25%20of%20%231%3F/%C3%A4%3Bb?op=CHECKACCESS&api-version=2016-11-01&fsaction=r--',
    ]);
  });

  it.each([
    ['path: "logs/../payroll", actions: READ'],
    ['path: "logs//march", actions: READ'],
    ['path: "", actions: READ'],
    ['path: "logs", actions: []'],
  ])('refuses %s before any call', async (args) => {
    const { run, sent } = await gatewayOver('datalake', []);

    const { data, errors } = await run(`{ fileAccess(${args}) { isGranted } }`);

    expect(data).toEqual({ fileAccess: null });
    expect(errors).toMatchObject([{ path: ['fileAccess'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Mutation.concurrentAppend', () => {
  const mutation = `mutation ($input: ConcurrentAppendInput!) { concurrentAppend(input: $input) {
    __typename ... on ConcurrentAppendSuccess { path byteCount appendCount } ... on DatalakeAppendInterrupted { byteCount } ... on Rejection { message } } }`;
  const input = (more: object = {}) => ({ input: { path: 'logs/march.csv', content: { text: 'äbc' }, ...more } });

  it('sends every argument in its place, and tells how much was appended', async () => {
    const { run, sent } = await gatewayOver('datalake', [empty()]);

    const { data, errors } = await run(mutation, input({ createIfMissing: true, sync: 'CLOSE' }));

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'POST',
        target:
          '/WebHdfsExt/logs/march.csv?op=CONCURRENTAPPEND&api-version=2016-11-01&syncFlag=CLOSE&appendMode=autocreate',
        headers: { 'content-type': 'application/octet-stream' },
        body: 'äbc',
      },
    ]);
    expect(data.concurrentAppend).toEqual({
      __typename: 'ConcurrentAppendSuccess',
      path: 'logs/march.csv',
      byteCount: '4',
      appendCount: 1,
    });
  });

  it('asks for nothing but an append when nothing else is given', async () => {
    const { run, sent } = await gatewayOver('datalake', [empty()]);

    await run(mutation, input({ content: { base64: 'aGVs-bG8_' } }));

    expect(targets(sent)).toEqual(['/WebHdfsExt/logs/march.csv?op=CONCURRENTAPPEND&api-version=2016-11-01']);
    expect(bodies(sent)).toEqual([Buffer.from('aGVs+bG8/', 'base64').toString()]);
  });

  it('sends what is longer as several appends, of which only the first creates the file', async () => {
    const { run, sent } = await gatewayOver('datalake', () => empty(), appending(4));

    const { data } = await run(
      mutation,
      input({ content: { text: 'abcdefghij' }, createIfMissing: true, sync: 'DATA' }),
    );

    expect(bodies(sent)).toEqual(['abcd', 'efgh', 'ij']);
    expect(targets(sent)).toEqual([
      '/WebHdfsExt/logs/march.csv?op=CONCURRENTAPPEND&api-version=2016-11-01&syncFlag=DATA&appendMode=autocreate',
      '/WebHdfsExt/logs/march.csv?op=CONCURRENTAPPEND&api-version=2016-11-01&syncFlag=DATA',
      '/WebHdfsExt/logs/march.csv?op=CONCURRENTAPPEND&api-version=2016-11-01&syncFlag=DATA',
    ]);
    expect(data.concurrentAppend).toMatchObject({ byteCount: '10', appendCount: 3 });
  });

  it.each([
    [4, '', ['']],
    [4, 'abcd', ['abcd']],
    [0, 'abcdefghij', ['abcdefghij']],
  ])('with appends of %i bytes sends %j as %j', async (bytes, content, expected) => {
    const { run, sent } = await gatewayOver('datalake', () => empty(), appending(bytes));

    const { data } = await run(mutation, input({ content: { text: content } }));

    expect(bodies(sent)).toEqual(expected);
    expect(data.concurrentAppend).toMatchObject({ byteCount: String(content.length), appendCount: expected.length });
  });

  it.each([
    [failure(404, 'FileNotFoundException'), 'DatalakeFileNotFound', 'There is no such file.'],
    [empty(404), 'DatalakeFileNotFound', 'There is no such file.'],
    [
      failure(400, 'UnsupportedOperationException'),
      'DatalakeAppendKindMismatch',
      'What is at the path takes no concurrent appends.',
    ],
    [
      failure(400, 'BadOffsetException'),
      'DatalakeAppendKindMismatch',
      'What is at the path takes no concurrent appends.',
    ],
    [
      failure(403, 'FileAlreadyExistsException'),
      'DatalakeAppendKindMismatch',
      'What is at the path takes no concurrent appends.',
    ],
  ])('is refused by %j as %s', async (reply, __typename, message) => {
    const { run } = await gatewayOver('datalake', [reply]);

    expect(await run(mutation, input())).toEqual({ data: { concurrentAppend: { __typename, message } } });
  });

  it('calls it an error when nothing is found although it may be created', async () => {
    const { run } = await gatewayOver('datalake', [empty(404)]);

    const { data, errors } = await run(mutation, input({ createIfMissing: true }));

    expect(data).toEqual({ concurrentAppend: null });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('tells how much is in the file when an append after the first fails', async () => {
    const { run, sent } = await gatewayOver('datalake', [empty(), empty(), empty(503)], appending(4));

    const { data, errors } = await run(mutation, input({ content: { text: 'abcdefghijklmnop' } }));

    expect(errors).toBeUndefined();
    expect(data.concurrentAppend).toEqual({
      __typename: 'DatalakeAppendInterrupted',
      byteCount: '8',
      message: answered('datalake', 503),
    });
    expect(bodies(sent)).toEqual(['abcd', 'efgh', 'ijkl']);
  });

  it.each([429, 500, 503])('is never sent again, not after %i either', async (status) => {
    const settings = { apis: { datalake: { retry: { attempts: 3 } } } };
    const { run, sent } = await gatewayOver('datalake', () => empty(status), { settings });

    const { data } = await run(mutation, input());

    expect(data).toEqual({ concurrentAppend: null });
    expect(sent.length).toBe(1);
  });

  it('refuses text that cannot be written, before anything is sent', async () => {
    const { run, sent } = await gatewayOver('datalake', []);

    const { errors } = await run(mutation, input({ content: { text: '\ud800' } }));

    expect(errors).toMatchObject([
      {
        message: '`input.content.text` is not well-formed Unicode.',
        path: ['concurrentAppend'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(sent).toEqual([]);
  });

  it('takes one content only', async () => {
    const { run, sent } = await gatewayOver('datalake', []);

    const { errors } = await run(mutation, input({ content: { text: 'a', base64: 'YQ==' } }));

    expect(errors).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});

describe('Mutation.setExpiry', () => {
  const mutation = `mutation ($expiry: DatalakeFileExpiry!) { setExpiry(input: { path: "logs/march.csv", expiry: $expiry }) {
    __typename ... on SetExpirySuccess { path } ... on Rejection { message } } }`;

  it.each([
    [{ option: 'NEVER' }, 'expiryOption=NeverExpire'],
    [{ fromNowMilliseconds: '86400000' }, 'expiryOption=RelativeToNow&expireTime=86400000'],
    [
      { fromCreationMilliseconds: '9007199254740993' },
      'expiryOption=RelativeToCreationDate&expireTime=9007199254740993',
    ],
    [{ fromNowMilliseconds: 0 }, 'expiryOption=RelativeToNow&expireTime=0'],
    [{ at: '2026-03-01T10:00:00.5+01:00' }, 'expiryOption=Absolute&expireTime=1772355600500'],
  ])('sends %j', async (expiry, query) => {
    const { run, sent } = await gatewayOver('datalake', [empty()]);

    const { data, errors } = await run(mutation, { expiry });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'PUT',
        target: `/WebHdfsExt/logs/march.csv?op=SETEXPIRY&api-version=2016-11-01&${query}`,
        headers: {},
        body: '',
      },
    ]);
    expect(data.setExpiry).toEqual({ __typename: 'SetExpirySuccess', path: 'logs/march.csv' });
  });

  it.each([
    [failure(404, 'FileNotFoundException'), 'DatalakeFileNotFound', 'There is no such file.'],
    [failure(400, 'UnsupportedOperationException'), 'DatalakeFileExpected', 'Only files expire.'],
  ])('is refused by %j as %s', async (reply, __typename, message) => {
    const { run } = await gatewayOver('datalake', [reply]);

    expect(await run(mutation, { expiry: { option: 'NEVER' } })).toEqual({
      data: { setExpiry: { __typename, message } },
    });
  });

  it.each([
    [{ fromNowMilliseconds: '-1' }, 'An expiry is 0 milliseconds or more, or a time after 1970.'],
    [{ fromCreationMilliseconds: '-1' }, 'An expiry is 0 milliseconds or more, or a time after 1970.'],
    [{ at: '1969-12-31T23:59:59Z' }, 'An expiry is 0 milliseconds or more, or a time after 1970.'],
  ])('refuses %j before any call', async (expiry, message) => {
    const { run, sent } = await gatewayOver('datalake', []);

    const { errors } = await run(mutation, { expiry });

    expect(errors).toMatchObject([{ message, path: ['setExpiry'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('bodies', () => {
  it('are chunked where they are appended, and have a length of zero where they are empty', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const origin = await listen((request, response) => {
      seen.push(request.headers);
      request.resume().on('end', () => response.end());
    });
    const gateway = gatewayOf({ datalake: origin });

    await runOn(
      gateway,
      `mutation { concurrentAppend(input: { path: "a", content: { text: "abc" } }) { __typename }
      setExpiry(input: { path: "a", expiry: { option: NEVER } }) { __typename } }`,
    );

    expect(seen).toMatchObject([{ 'transfer-encoding': 'chunked' }, { 'content-length': '0' }]);
    expect(seen[0]).not.toHaveProperty('content-length');
  });
});

describe('failures', () => {
  it.each([
    [400, 'IllegalArgumentException', 'BAD_USER_INPUT'],
    [400, 'UnsupportedOperationException', 'UNIMPLEMENTED'],
    [400, 'BadOffsetException', 'FAILED_PRECONDITION'],
    [401, 'SecurityException', 'UNAUTHENTICATED'],
    [403, 'FileAlreadyExistsException', 'CONFLICT'],
    [403, 'IOException', 'UPSTREAM_ERROR'],
    [403, 'SomethingNew', 'PERMISSION_DENIED'],
    [408, 'TimeoutException', 'UPSTREAM_TIMEOUT'],
    [429, 'ThrottledException', 'RATE_LIMITED'],
    [503, 'ThrottledException', 'RATE_LIMITED'],
    [429, 'SomethingNew', 'RATE_LIMITED'],
    [500, 'RuntimeException', 'UPSTREAM_ERROR'],
    [500, 'SomethingNew', 'UPSTREAM_ERROR'],
  ])('%i with %s is %s', async (status, exception, code) => {
    const { run } = await gatewayOver('datalake', [failure(status, exception)]);

    const { data, errors } = await run('{ fileAccess(path: "a", actions: READ) { isGranted } }');

    expect(data).toEqual({ fileAccess: null });
    expect(errors).toEqual([
      {
        message: answered('datalake', status),
        path: ['fileAccess'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'datalake',
          operation: 'checkAccess',
          status,
          ...declaredCode('datalake', exception),
          retryable: ['RATE_LIMITED', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED'],
    [500, 'UPSTREAM_ERROR'],
  ])('%i without a body is %s', async (status, code) => {
    const { run } = await gatewayOver('datalake', [empty(status)]);

    const { errors } = await run('{ fileAccess(path: "a", actions: READ) { isGranted } }');

    expect(errors).toMatchObject([{ extensions: { code, status } }]);
  });
});
