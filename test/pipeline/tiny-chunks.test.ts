import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';
import { type Route, served } from '#test/served';
import { acceptedSockets, Connection, posted } from './connection.ts';

const ROUTES: readonly Route[] = ['direct', 'http-plugin'];
const TYPENAME = '{"data":{"__typename":"Query"}}';
const SMALL = JSON.stringify({ query: '{ __typename }' });
const MiB = 1024 * 1024;
const FIELD = '--a\r\nContent-Disposition: form-data; name="operations"\r\n\r\n';

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const blanks = (count: number) => '1\r\n \r\n'.repeat(count);

async function over(route: Route, limits: Readonly<Record<string, unknown>> = {}) {
  const { server, post } = await served(gatewayOf({}, { limits }), route);
  const { host } = new URL(server.origin);
  const accepted = acceptedSockets();
  /** Sends a request with an incomplete body. */
  const begin = (type: string) =>
    new Connection(server.origin).write(
      posted(host, '', [`Content-Type: ${type}`, 'Graphql-Preflight: 1', 'Transfer-Encoding: chunked'])
        .replace('Content-Type: application/json\r\n', '')
        .replace('Content-Length: 0\r\n', ''),
    );
  return { begin, accepted, others: async () => (await post(SMALL)).body.toString() };
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe.each(ROUTES)('by the %s route', (route) => {
  it('a body in one-byte chunks takes little more memory than its bytes', async () => {
    const { begin, accepted } = await over(route);
    const count = 100_000;
    const connection = begin('application/json').write(chunk(SMALL));
    await accepted.received(connection);
    const before = memoryInUse();

    for (let n = 0; n < 10; n++) connection.write(blanks(count / 10));
    await accepted.received(connection);

    // Each chunk as its own `Buffer` would take a quarter of a kilobyte.
    expect(memoryInUse() - before).toBeLessThan(4 * MiB);
    expect((await connection.write('0\r\n\r\n').next())?.body).toBe(TYPENAME);
  });

  it('a field in one-byte chunks is refused when it exceeds the memory of a field', async () => {
    const { begin } = await over(route, { body: '64KiB' });
    const connection = begin('multipart/form-data; boundary=a').write(chunk(FIELD));

    // 256 + 1 bytes each; twice 64 KiB for the fields, and 64 KiB for boundaries and headers.
    const response = await connection.write(blanks(800)).next();

    expect(response?.status).toBe(413);
    expect(JSON.parse(response?.body ?? '').errors[0].message).toBe('`operations` or `map` is too large.');
  });

  it('a field is refused before its end when it exceeds the limit of both fields', async () => {
    const { begin, others } = await over(route, { body: '10KiB', buffered: '256KiB' });
    const connection = begin('multipart/form-data; boundary=a').write(chunk(FIELD));

    const response = await connection.write(chunk('x'.repeat(100 * 1024))).next();

    expect(response?.status).toBe(413);
    expect(await others()).toBe(TYPENAME);
  });

  it('bytes before the first part take no shared memory, and are refused beyond 64 KiB', async () => {
    const { begin, others } = await over(route, { buffered: '256KiB' });
    const connection = begin('multipart/form-data; boundary=a');

    for (let n = 0; n < 31; n++) connection.write(chunk('x'.repeat(8 * 1024)));

    const response = await connection.next();
    expect(await others()).toBe(TYPENAME);
    expect(response?.status).toBe(413);
    expect(JSON.parse(response?.body ?? '').errors[0].message).toBe('Too many bytes come before the first part.');
  });

  it('bytes of a part that is not a form field are refused as well', async () => {
    const { begin, others } = await over(route, { buffered: '256KiB' });
    const connection = begin('multipart/form-data; boundary=a').write(chunk('--a\r\nContent-Type: text/plain\r\n\r\n'));

    const response = await connection
      .write(chunk('x'.repeat(64 * 1024)) + chunk('x'.repeat(64 * 1024)) + chunk('x'))
      .next();

    expect(response?.status).toBe(413);
    expect(await others()).toBe(TYPENAME);
  });
});
