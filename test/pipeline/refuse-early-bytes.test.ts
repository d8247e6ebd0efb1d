import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GraphListener } from '../../src/gateway/server/graph-listener.ts';
import { servedBy, type Transport } from '../http/transports.ts';
import { posted } from './connection.ts';
import { ORDER, shop } from './shop.ts';

const BODY = JSON.stringify({ query: ORDER });

/** What comes over a connection to a host, by what is special about it. */
function streamsTo(host: string): Readonly<Record<string, string>> {
  const post = (headers: readonly string[] = [], body = BODY) => posted(host, body, headers);
  const refused = post();
  const live = `GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const chunked = (trailers = '') =>
    post([], '').replace('Content-Length: 0', 'Transfer-Encoding: chunked') +
    `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n${trailers}\r\n`;
  const first: Readonly<Record<string, string>> = {
    'three requests': refused + refused,
    'requests between others': live + refused + live + refused + refused + live,
    'a body that looks like a request': post([], live) + post([], refused),
    'a body in chunks': chunked(),
    'a body in chunks with trailers': chunked('X-Request-Id: theirs\r\n'),
    'two lengths': post([`Content-Length: 3`]),
    'the same length twice': post([`Content-Length: ${BODY.length}`]),
    'a length and chunks': post(['Transfer-Encoding: chunked']),
    'chunks twice': chunked().replace('chunked\r\n', 'chunked\r\nTransfer-Encoding: chunked\r\n'),
    'an encoding that is hidden': chunked().replace('chunked', ' xchunked'),
    'a length of letters': refused.replace(/Content-Length: \d+/, 'Content-Length: 0x10'),
    'a length with a sign': refused.replace(/Content-Length: /, 'Content-Length: +'),
    'a length that is negative': refused.replace(/Content-Length: /, 'Content-Length: -'),
    'a space before the colon': refused.replace('Content-Length:', 'Content-Length :'),
    'a folded line': post(['X-Folded: a\r\n b']),
    'bare line feeds': refused.replaceAll('\r\n', '\n'),
    'a null in a header': post(['X-Null: a\0b']),
    'HTTP/1.0': refused.replace('HTTP/1.1', 'HTTP/1.0'),
    'HTTP/1.0 kept alive': post(['Connection: keep-alive']).replace('HTTP/1.1', 'HTTP/1.0'),
    'HTTP/2.0': refused.replace('HTTP/1.1', 'HTTP/2.0'),
    'the absolute form': refused.replace('/graphql', `http://${host}/graphql`),
    'a query': refused.replace('/graphql', '/graphql?a=1'),
    'a path in other words': refused.replace('/graphql', '/%67raphql'),
    'Connection: close': post(['Connection: close']),
    'Connection: close among others': post(['Connection: keep-alive, close']),
    'Expect: 100-continue': post(['Expect: 100-continue']),
    'another Expect': post(['Expect: more']),
    'two hosts': post(['Host: other.example']),
    'no host': refused.replace(`Host: ${host}\r\n`, ''),
    'an empty host': refused.replace(`Host: ${host}\r\n`, 'Host: \r\n'),
    'HEAD, OPTIONS, PUT and DELETE': ['HEAD', 'OPTIONS', 'PUT', 'DELETE']
      .map((method) => post([], '').replace('POST', method) + refused)
      .join(''),
    'no length': post([], '').replace('Content-Length: 0\r\n', ''),
    'no body': post([], ''),
    codings: post(['Accept-Encoding: gzip, br', 'Content-Encoding: gzip']),
    'a type that is not known': post(['Accept: text/plain']),
    'a stream of events': post(['Accept: text/event-stream']),
    'a multipart response': post(['Accept: multipart/mixed']),
    'a request id twice': post(['X-Request-Id: one', 'X-Request-Id: two']),
    'a request id that is invalid': post(['X-Request-Id: \xe9 <b>']),
    'an origin twice': post(['Origin: https://app.example', 'Origin: https://app.example']),
    'many headers': post(Array.from({ length: 200 }, (_, n) => `X-Header-${n}: ${n}`)),
    'long headers': post([`X-Long: ${'x'.repeat(12_000)}`]),
    'headers that are too long': post([`X-Long: ${'x'.repeat(70_000)}`]),
    'a line before': `\r\n${refused}\r\n${refused}`,
    'a long body': post([], 'x'.repeat(30_000)),
    'a body of the limit': post([], 'x'.repeat(16 * 1024)),
  };
  const end = `GET /health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  return Object.fromEntries(Object.entries(first).map(([name, bytes]) => [name, bytes + refused + end]));
}

/** A gateway that takes one request at a time, and takes none now. */
async function busy(transport: Transport) {
  const { gateway } = await shop({
    settings: {
      server: { overload: { maxInFlight: 1 }, corsOrigins: ['https://app.example'] },
      performance: { responseCache: false, coalesceOperations: false },
    },
  });
  const { origin } = await servedBy(gateway, transport);
  gateway.overload.enter();
  onTestFinished(() => {
    if (gateway.overload.inFlight > 0) gateway.overload.leave();
  });
  expect(gateway.overload.admits('small')).toBe(false);
  const early = vi.spyOn(GraphListener.prototype, 'refusalOf');
  onTestFinished(() => early.mockRestore());
  return { gateway, origin, early };
}

/** All that is received over a new connection that has had a response, on which these are sent. Dates and new ids do not matter. */
function received(origin: string, parts: readonly string[]): Promise<string> {
  const { protocol, hostname, port, host } = new URL(origin);
  const address = { port: Number(port), host: hostname };
  return new Promise((resolve) => {
    const socket = protocol === 'https:' ? connectTls({ ...address, rejectUnauthorized: false }) : connect(address);
    socket.setNoDelay(true);
    let text = '';
    const rest = [...parts];
    const send = () => {
      const part = rest.shift();
      if (part !== undefined) socket.write(part, 'latin1', () => setImmediate(send));
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (text === '') send();
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text.replace(/Date: .*/g, 'Date').replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id')));
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  });
}

/** The text as a whole, in halves, and byte by byte. */
function waysOf(text: string): readonly (readonly string[])[] {
  const half = Math.floor(text.length / 2);
  return [[text], [text.slice(0, half), text.slice(half)], ...(text.length < 1500 ? [text.split('')] : [])];
}

describe.each(['h1', 'h1-tls'] as const)('a connection by %s to an overloaded gateway', (transport) => {
  it('has the same responses as by node:http, whatever is sent and however it is cut', async () => {
    const { origin, early } = await busy(transport);
    let refusedEarly = 0;
    for (const [name, text] of Object.entries(streamsTo(new URL(origin).host))) {
      for (const parts of waysOf(text)) {
        early.mockReset();
        const responses = await received(origin, parts);
        refusedEarly += early.mock.results.filter(({ value }) => value !== undefined).length;
        early.mockReturnValue(undefined);
        expect([name, parts.length, responses]).toEqual([name, parts.length, await received(origin, parts)]);
      }
    }
    expect(refusedEarly).toBeGreaterThan(50);
  });
});
