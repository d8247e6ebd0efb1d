import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const APPEND = `mutation ($path: String!, $text: String!, $create: Boolean! = false) {
  concurrentAppend(input: { path: $path, content: { text: $text }, createIfMissing: $create }) {
    __typename ... on ConcurrentAppendSuccess { byteCount } } }`;
const EXPIRE = `mutation ($path: String!, $expiry: DatalakeFileExpiry!) { setExpiry(input: { path: $path, expiry: $expiry }) { __typename } }`;

it('grants what its access lists say, to files and folders', async () => {
  const { run } = await gatewayOverSandbox('datalake');
  const asked = ['logs', 'reports/1.csv', 'archive', 'archive/first.csv', 'payroll/march.csv', 'none'];

  const { data } = await run(
    `{ ${asked.map((path, n) => `r${n}: fileAccess(path: "${path}", actions: READ) { isGranted } w${n}: fileAccess(path: "${path}", actions: [READ, WRITE]) { isGranted }`).join(' ')} }`,
  );

  const granted = asked.map((_path, n) => [data[`r${n}`]?.isGranted, data[`w${n}`]?.isGranted]);
  expect(granted).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [false, false],
    [undefined, undefined],
  ]);
});

it('keeps what was appended, and lets it expire', async () => {
  const { run, sandbox } = await gatewayOverSandbox('datalake');
  const path = 'logs/new/hello.txt';
  const look = async (operation: string) =>
    (await fetch(`${sandbox.origin}/datalake/webhdfs/v1/${path}?op=${operation}`)).text();
  sandbox.world.clock.stop(Date.parse('2026-03-01T09:00:00Z'));

  const answers = [
    await run(APPEND, { path, text: 'hello ' }),
    await run(APPEND, { path, text: 'hello ', create: true }),
    await run(APPEND, { path, text: 'world' }),
    await run(EXPIRE, { path, expiry: { fromNowMilliseconds: 60_000 } }),
  ];

  expect(answers.map(({ data }) => (data.concurrentAppend ?? data.setExpiry).__typename)).toEqual([
    'DatalakeFileNotFound',
    'ConcurrentAppendSuccess',
    'ConcurrentAppendSuccess',
    'SetExpirySuccess',
  ]);
  expect(await look('OPEN')).toBe('hello world');
  expect(JSON.parse(await look('GETFILESTATUS'))).toMatchObject({
    FileStatus: { type: 'FILE', length: 11, msExpirationTime: Date.parse('2026-03-01T09:01:00Z') },
  });
  expect(JSON.parse(await look('GETFILECHECKSUM'))).toMatchObject({
    FileChecksum: { bytes: createHash('sha256').update('hello world').digest('hex') },
  });
  sandbox.world.clock.stop(Date.parse('2026-03-01T09:01:00Z'));
  expect((await run(`{ fileAccess(path: "${path}", actions: READ) { isGranted } }`)).data).toEqual({
    fileAccess: null,
  });
});

it.each([
  ['logs', 'DatalakeAppendKindMismatch', 'DatalakeFileExpected'],
  ['reports/1.csv', 'DatalakeAppendKindMismatch', 'SetExpirySuccess'],
  ['none', 'DatalakeFileNotFound', 'DatalakeFileNotFound'],
])('treats %s as what it is', async (path, append, expiry) => {
  const { run } = await gatewayOverSandbox('datalake');

  const appended = await run(APPEND, { path, text: 'x' });
  const expired = await run(EXPIRE, { path, expiry: { option: 'NEVER' } });

  expect([appended.data.concurrentAppend.__typename, expired.data.setExpiry.__typename]).toEqual([append, expiry]);
});

it('takes four megabytes an append, and needs a token', async () => {
  const { sandbox } = await gatewayOverSandbox('datalake');
  const target = `${sandbox.origin}/datalake/WebHdfsExt/big?op=CONCURRENTAPPEND&appendMode=autocreate&api-version=2016-11-01`;
  const append = (bytes: number, headers: Record<string, string>) => {
    const sent = { method: 'POST', headers, body: new Blob([new Uint8Array(bytes)]).stream(), duplex: 'half' };
    return fetch(target, sent);
  };
  const token = { authorization: 'Bearer abc' };

  const statuses = [await append(4_194_304, token), await append(4_194_305, token), await append(1, {})];

  expect(statuses.map(({ status }) => status)).toEqual([200, 400, 401]);
});
