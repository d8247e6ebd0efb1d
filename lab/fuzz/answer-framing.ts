import type { Random } from '#sandbox';
import type { Draft, Headers, HostileAnswer } from './answer.ts';
import { SECRET, SECRET_TEXT } from './canaries.ts';

/** The bytes of an answer, whose length is sometimes another than they say. */
export function framed({ status, headers, body }: Draft, random: Random): HostileAnswer {
  const isFramed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const text = (more: Headers) =>
    Buffer.from(
      `HTTP/1.1 ${status} ${random.chance(0.1) ? SECRET : 'OK'}\r\n${[...headers, ...more].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    );
  const length: Headers = [['Content-Length', String(body.length)]];
  const isSlow = random.chance(0.02);
  if (isFramed) return { bytes: Buffer.concat([text([]), body]), ending: 'end', isSlow };
  const good = Buffer.concat([text(length), body]);
  const noBody = status === 204 || status === 304;
  if (random.chance(0.85)) {
    return { bytes: noBody ? text([]) : good, ending: 'keep', isSlow };
  }
  switch (random.int(0, 12)) {
    case 0:
      return {
        bytes: Buffer.concat([text([['Content-Length', String(body.length + 10)]]), body]),
        ending: 'end',
        isSlow,
      };
    case 1:
      return {
        bytes: Buffer.concat([text([['Content-Length', String(Math.max(0, body.length - 10))]]), body]),
        ending: 'end',
        isSlow,
      };
    case 2:
      return { bytes: good.subarray(0, random.int(0, good.length)), ending: 'reset', isSlow };
    case 3:
      return { bytes: good.subarray(0, random.int(0, good.length)), ending: 'end', isSlow };
    case 4:
      return { bytes: Buffer.concat([good, good]), ending: 'end', isSlow };
    case 5:
      return {
        bytes: Buffer.concat([
          Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n'.repeat(random.pick([1, 200]))),
          good,
        ]),
        ending: 'end',
        isSlow,
      };
    case 6:
      return {
        bytes: Buffer.concat([
          text([['Transfer-Encoding', 'chunked']]),
          Buffer.from(`${body.length.toString(16)}\r\n`),
          body,
          Buffer.from(random.pick(['\r\n0\r\n\r\n', 'x', '\r\n', '\r\n-1\r\n'])),
        ]),
        ending: 'end',
        isSlow,
      };
    case 7:
      return { bytes: Buffer.concat([text([]), body]), ending: 'end', isSlow };
    case 8:
      return {
        bytes: Buffer.from(
          random.pick([
            SECRET_TEXT,
            '',
            'HTTP/1.1',
            'HTTP/1.1 200',
            'HTTP/2.0 200 OK\r\n\r\n',
            'HTTP/1.1 99999 X\r\n\r\n',
          ]),
        ),
        ending: 'end',
        isSlow,
      };
    case 9:
      return {
        bytes: Buffer.concat([
          Buffer.from('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
          body,
        ]),
        ending: 'end',
        isSlow,
      };
    case 10:
      return random.chance(0.2)
        ? { bytes: good.subarray(0, random.int(0, good.length)), ending: 'hang', isSlow }
        : { bytes: good, ending: 'reset', isSlow };
    default:
      return {
        bytes: Buffer.concat([
          text([
            ['Content-Length', String(body.length)],
            ['Content-Length', '3'],
          ]),
          body,
        ]),
        ending: 'end',
        isSlow,
      };
  }
}
