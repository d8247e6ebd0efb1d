import type { Random } from '#sandbox';
import { PRIVATE } from './canaries.ts';

type Header = readonly [string, string];

const LONG = 'x'.repeat(5000);
/** Values of headers that the gateway reads, malformed ones among them. */
const VALUES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Accept',
    [
      '*/*',
      'application/json',
      'application/graphql-response+json;q=0.1, application/json;q=0',
      'text/html',
      'multipart/mixed',
      'a/b;q=x',
      ',,,',
      LONG,
      'text/event-stream',
    ],
  ],
  ['Accept-Encoding', ['gzip', 'br;q=1, gzip;q=0', 'identity;q=0', '*', 'zstd', LONG]],
  [
    'Authorization',
    [
      `Bearer ${PRIVATE}`,
      `Basic ${Buffer.from(`a:${PRIVATE}`).toString('base64')}`,
      'Bearer',
      `Bearer ${PRIVATE} ${PRIVATE}`,
      'Negotiate x',
      `Bearer mfk_${PRIVATE}`,
      LONG,
    ],
  ],
  ['X-API-Key', [`mfk_${PRIVATE}`, PRIVATE, '', LONG]],
  ['Cookie', [`session=${PRIVATE}`, `__proto__=${PRIVATE}`, ';;;', LONG]],
  ['Origin', ['null', 'http://evil.example', 'https://app.example', 'https://app.example.evil', 'file://', LONG]],
  [
    'Host',
    [
      'localhost',
      '127.0.0.1',
      'evil.example',
      'localhost:99999',
      '[::1]',
      '',
      'a b',
      'localhost/x',
      `${'a'.repeat(300)}`,
    ],
  ],
  ['X-Forwarded-For', ['1.2.3.4', '::1', `${PRIVATE}`, ','.repeat(200), '1.2.3.4, 5.6.7.8']],
  ['X-Forwarded-Host', ['evil.example']],
  ['Forwarded', ['for=1.2.3.4;host=evil.example']],
  ['X-Forwarded-Client-Cert', ['By=x;Hash=ab;URI=spiffe://x', '"', LONG]],
  ['SSL-Client-Verify', ['SUCCESS']],
  ['X-Request-ID', ['', 'a'.repeat(500), 'a\tb', '<script>', '../../x', '%0d%0aX-Evil: 1', '{}']],
  ['traceparent', ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00-0-0-00', 'ff-x', LONG]],
  ['tracestate', ['a=b', '=,=,=', LONG]],
  ['If-None-Match', ['*', '"x"', 'W/"x", "y"', '"'.repeat(100), LONG]],
  ['Cache-Control', ['no-store', 'only-if-cached', 'max-age=0', 'max-stale']],
  ['Range', ['bytes=0-1']],
  ['Expect', ['100-continue', '200-ok']],
  ['GraphQL-Preflight', ['1']],
  ['GraphQL-Cost', ['report', 'x', LONG]],
  ['Content-Type', ['application/json', 'text/plain', 'multipart/form-data; boundary=x']],
  ['Content-Language', ['x']],
  ['Upgrade', ['h2c', 'websocket']],
  ['TE', ['trailers']],
  ['Accept-Language', ['xx']],
  ['User-Agent', [PRIVATE, '', '${jndi:ldap://x}']],
  ['__proto__', ['1']],
  ['constructor', ['1']],
  ['X-HTTP-Method-Override', ['POST', 'DELETE']],
  ['Access-Control-Request-Method', ['POST', 'x y', LONG]],
  ['Access-Control-Request-Headers', ['x-a, x-b', '*', LONG]],
];

/** Bytes in headers that no client should send. */
const BAD: readonly Header[] = [
  ['X-Bad', 'a\u0000b'],
  ['X-Bad', 'a\nX-Evil: 1'],
  ['X Bad', '1'],
  ['', '1'],
  ['X-Bad', '\u00ff\u00fe'],
  ['Content-Length', '-1'],
  ['Content-Length', '1e3'],
  ['Content-Length', '99999999999999999999'],
  ['Transfer-Encoding', 'chunked, chunked'],
  ['Transfer-Encoding', 'gzip'],
  ['X-Large', 'x'.repeat(20_000)],
];

/** A few headers at random. */
export function someHeaders(random: Random): Header[] {
  const headers = Array.from({ length: random.int(1, 4) }, (): Header => {
    if (random.chance(0.06)) return random.pick(BAD);
    const [name, values] = random.pick(VALUES);
    return [name, random.pick(values)];
  });
  if (random.chance(0.02)) headers.push(...Array.from({ length: 500 }, (_, n): Header => [`X-H${n}`, 'x']));
  return headers;
}
