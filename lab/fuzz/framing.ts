import type { Random } from '#sandbox';
import { bytesOf, type Message } from './bytes-of.ts';

/** The gateway has read the bytes by then. */
const LEAVE_MS = 100;

type Malformed = { readonly bytes: Buffer; readonly leaveAfterMs?: number };
type Framing = (message: Message & { readonly body: Buffer }, random: Random) => Malformed;

const join = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
const withHeaders = (message: Message, ...headers: readonly (readonly [string, string])[]) => ({
  ...message,
  headers: [...message.headers, ...headers],
});
const chunked = (body: Buffer) => join(`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n');

/** Requests that are framed in another way than by their length, or wrongly. */
const FRAMINGS: readonly Framing[] = [
  ({ body, ...message }) => ({
    bytes: join(bytesOf(withHeaders(message, ['Transfer-Encoding', 'chunked'])), chunked(body)),
  }),
  ({ body, ...message }) => ({
    bytes: join(
      bytesOf(withHeaders(message, ['Transfer-Encoding', 'chunked'], ['Content-Length', '5'])),
      chunked(body),
    ),
  }),
  ({ body, ...message }, random) => ({
    bytes: join(
      bytesOf(withHeaders(message, ['Transfer-Encoding', 'chunked'])),
      random.pick(['x\r\n', '-1\r\n', 'ffffffffffffffffff\r\n', '5;ext="\r\n', '\r\n', '5\nhello\n']),
      body,
    ),
    leaveAfterMs: LEAVE_MS,
  }),
  (message) => ({
    bytes: bytesOf(withHeaders(message, ['Content-Length', String(message.body.length + 10)])),
    leaveAfterMs: LEAVE_MS,
  }),
  (message) => ({
    bytes: bytesOf(withHeaders(message, ['Content-Length', String(Math.max(0, message.body.length - 5))])),
  }),
  (message) => ({
    bytes: bytesOf(withHeaders(message, ['Content-Length', String(message.body.length)], ['Content-Length', '3'])),
  }),
  (message, random) => {
    const bytes = bytesOf(message);
    return { bytes: bytes.subarray(0, random.int(0, bytes.length)), leaveAfterMs: LEAVE_MS };
  },
  (message) => ({
    bytes: Buffer.from(bytesOf(message).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    leaveAfterMs: LEAVE_MS,
  }),
  (message, random) => {
    const one = bytesOf(withHeaders(message, ['Connection', 'keep-alive']));
    const last = bytesOf(message);
    return { bytes: join(...Array.from({ length: random.int(1, 5) }, () => one), last) };
  },
  (message, random) => ({
    bytes: join(bytesOf(message), random.pick(['\r\n', 'GET', '\u0000\u0000', 'GET / HTTP/1.1\r\n\r\n'])),
  }),
  ({ body, ...message }, random) => ({
    bytes: bytesOf({
      ...message,
      body,
      target: random.pick([
        '*',
        'http://evil.example/graphql',
        'http://localhost/graphql',
        '/graphql\u0001',
        '',
        `/${'a'.repeat(20_000)}`,
      ]),
    }),
    leaveAfterMs: LEAVE_MS,
  }),
  (message, random) => ({
    bytes: Buffer.from(
      bytesOf(message)
        .toString('latin1')
        .replace('HTTP/1.1', random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''])),
      'latin1',
    ),
    leaveAfterMs: LEAVE_MS,
  }),
  (_message, random) => {
    const bytes = Buffer.from(Array.from({ length: random.int(1, 300) }, () => random.int(0, 255)));
    return { bytes, leaveAfterMs: LEAVE_MS };
  },
];

/** A message whose bytes are not what its headers say, or not HTTP at all. */
export function malformed(message: Message & { readonly body: Buffer }, random: Random): Malformed {
  return random.pick(FRAMINGS)(message, random);
}
