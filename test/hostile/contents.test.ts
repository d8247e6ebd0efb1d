import { describe, expect, it } from 'vitest';
import type { Operation } from '#contract';
import { contract } from './contract.ts';
import { anOrder, codes, type OperationResult, ordered, probeAt, shopAt } from './gateways.ts';
import { bytes, rawUpstream } from './upstreams.ts';

type Headers = Readonly<Record<string, string>>;
const JSON_TYPE: Headers = { 'content-type': 'application/json' };

/** Requests an order with this response, and then a good one. */
async function askBadThenGood(body: string | Buffer, headers: Headers = JSON_TYPE) {
  const raw = await rawUpstream((socket, head) => {
    const isGood = head.startsWith('GET /order/good ');
    socket.write(isGood ? bytes('200 OK', JSON_TYPE, JSON.stringify(anOrder('good'))) : bytes('200 OK', headers, body));
  });
  const { order, lines } = shopAt(raw.url, { settings: { connections: 1 } });
  const [answer, next] = [await order('bad'), await order('good')];
  expect(next).toEqual(ordered('good'));
  return { answer, lines, sockets: raw.sockets };
}

/** Calls an operation with this kind of answer and this response. */
async function read(answer: Partial<Operation['answer']>, body: string | Buffer, headers: Headers = JSON_TYPE) {
  return JSON.parse(await readText(answer, body, headers)) as OperationResult;
}

async function readText(answer: Partial<Operation['answer']>, body: string | Buffer, headers: Headers = JSON_TYPE) {
  const raw = await rawUpstream((socket) => socket.write(bytes('200 OK', headers, body)));
  const kind = {
    kind: 'json',
    mediaTypes: ['application/json'],
    shape: 'any',
    exactIntegers: false,
    ...answer,
  } as const;
  return probeAt(raw.url, contract({ get: { path: '/', answer: kind } })).askText('get');
}

const order = JSON.stringify(anOrder('bad'));
const UNREADABLE = 'answered with JSON that cannot be read';
const TOO_DEEP = 'answered with JSON that is nested too deeply';
const NOT_UTF8 = 'answered with invalid UTF-8';
const NO_OBJECT = 'answered with something that is not an object';

describe('unexpected bodies', () => {
  it.each([
    ['cut off', order.slice(0, -1), UNREADABLE],
    ['with something behind it', `${order}canary`, UNREADABLE],
    ['with a byte order mark', `\ufeff${order}`, UNREADABLE],
    ['of several lines of JSON', `${order}\n${order}\n`, UNREADABLE],
    ['with a number that is none', '{"orderId": NaN}', UNREADABLE],
    ['with an endless number', '{"orderId": Infinity}', UNREADABLE],
    ['with a comment', `/* canary */ ${order}`, UNREADABLE],
    ['with single quotes', "{'orderId': 'canary'}", UNREADABLE],
    ['of nothing', '', UNREADABLE],
    ['of blanks', '   ', UNREADABLE],
    ['of HTML', '<html><body>canary</body></html>', UNREADABLE],
    ['as a script', `)]}'\n${order}`, UNREADABLE],
    ['in UTF-16', Buffer.from(order, 'utf16le'), UNREADABLE],
    ['in Latin-1', Buffer.from('{"orderId": "canaré"}', 'latin1'), NOT_UTF8],
    [
      'with an overlong slash',
      Buffer.concat([Buffer.from('{"orderId": "'), Buffer.from([0xc0, 0xaf, 0x22, 0x7d])]),
      NOT_UTF8,
    ],
    ['with half a pair in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), NOT_UTF8],
    ['that is null', 'null', NO_OBJECT],
    ['that is a list', `[${order}]`, NO_OBJECT],
    ['that is an empty list', '[]', NO_OBJECT],
    ['that is a text', '"canary"', NO_OBJECT],
    ['that is a number', '1', NO_OBJECT],
    ['that is true', 'true', NO_OBJECT],
    ['with a hundred thousand brackets', '['.repeat(100_000), TOO_DEEP],
    ['with a hundred thousand lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), TOO_DEEP],
  ])('JSON %s is a typed error that does not quote it', async (_what, body, what) => {
    const { answer, lines, sockets } = await askBadThenGood(body);

    expect(answer).toEqual({
      data: { order: null },
      errors: [
        {
          message: `marketplace ${what}`,
          path: ['order'],
          locations: [expect.anything()],
          extensions: {
            code: 'UPSTREAM_INVALID_RESPONSE',
            api: 'marketplace',
            operation: 'getOrder',
            status: 200,
            retryable: false,
            requestId: 'test',
          },
        },
      ],
    });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('canar');
    expect(sockets).toHaveLength(1);
  });

  it('the last of duplicate keys counts, as in JSON.parse', async () => {
    const { answer } = await askBadThenGood('{"orderId": "first", "orderId": "bad"}');

    expect(answer).toEqual(ordered('bad'));
  });

  it('keys such as __proto__ are plain keys', async () => {
    const body = '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}';

    expect(await read({}, body)).toEqual({ data: { call: JSON.parse(body) } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['object', '[]', 'an object'],
    ['object', 'null', 'an object'],
    ['array', '{"0": 1, "length": 1}', 'an array'],
    ['array', 'null', 'an array'],
    ['array', '"a"', 'an array'],
  ] as const)('where an %s is due, %s is no answer', async (shape, body, what) => {
    const answer = await read({ shape }, body);

    expect(answer.errors).toMatchObject([
      {
        message: `probe answered with something that is not ${what}`,
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
      },
    ]);
  });

  it.each([
    ['that are missing', {}],
    ['that are null', { rows: null }],
    ['that are an object', { rows: { 0: { id: 1 } } }],
    ['one of which is null', { rows: [{ id: 1 }, null] }],
    ['one of which is a text', { rows: [{ id: 1 }, 'canary'] }],
    ['one of which is a list', { rows: [[]] }],
  ])('a list of %s is an error', async (_what, body) => {
    const rows = { at: '/rows', optional: false, ofObjects: true };

    expect((await read({ rows }, JSON.stringify(body))).errors).toMatchObject([
      { message: 'probe answered with rows that are none', extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } },
    ]);
  });

  it.each([
    [{ optional: true, ofObjects: true }, {}],
    [{ optional: true, ofObjects: true }, { rows: null }],
    [{ optional: false, ofObjects: true }, { rows: [] }],
    [{ optional: false, ofObjects: true }, { rows: [{}] }],
    [{ optional: false, ofObjects: false }, { rows: ['a', null] }],
  ])('with rows at %j, %j is valid', async (rows, body) => {
    const result = await read({ rows: { at: '/rows', ...rows } }, JSON.stringify(body));

    expect(result).toEqual({ data: { call: body } });
  });

  it('integers beyond 2^53 stay exact where the contract has int64', async () => {
    const uint256 = '115792089237316195423570985008687907853269984665640564039457584007913129639935';
    const body = `{"small": 1, "int64": 9223372036854775807, "list": [-9007199254740993, ${uint256}], "real": 1.5, "e": 1e3}`;

    expect(await readText({ exactIntegers: true }, body)).toBe(
      `{"data":{"call":${body.replaceAll(' ', '').replace('1e3', '1000')}}}`,
    );
  });

  it.each([
    '9007199254740993',
    '-9007199254740993',
    '[9007199254740993]',
    '[-9007199254740993]',
    '[1,9007199254740993]',
    '{"a":9007199254740993}',
    '{"a":-9007199254740993}',
    '{"a":[{"b":"1"},9007199254740993]}',
  ])('%s stays exact with any white space around it', async (body) => {
    const spread = `\r\n${body.replaceAll(/(?<=[[,:])/g, '\n\t')} `;

    expect(await readText({ exactIntegers: true }, body)).toBe(`{"data":{"call":${body}}}`);
    expect(await readText({ exactIntegers: true }, spread)).toBe(`{"data":{"call":${body}}}`);
  });

  it('a long integer stays exact at any place, after any digits', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => {
      const before = `0.${'1'.repeat(Math.min(index + 1, 15))}`;
      return [`{"${'a'.repeat(index)}":9007199254740993}`, `[${before},9007199254740993,1]`];
    }).flat();

    const read = await Promise.all(bodies.map(async (body) => readText({ exactIntegers: true }, body)));

    expect(read).toEqual(bodies.map((body) => `{"data":{"call":${body}}}`));
  });

  it('digits in a string stay a string', async () => {
    const body = '{"a":"9007199254740993","b":":9007199254740993","9007199254740993":1}';

    expect(await readText({ exactIntegers: true }, body)).toBe(`{"data":{"call":${body}}}`);
  });

  it.each([
    ['a number of a million digits', `[${'9'.repeat(1_000_000)}]`],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('with int64, %s is refused early', async (_what, body) => {
    const started = performance.now();

    expect(codes(await read({ exactIntegers: true }, body))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('a hundred thousand brackets are refused where any JSON is valid', async () => {
    const result = await read({}, '['.repeat(100_000) + ']'.repeat(100_000));

    expect(JSON.stringify(result).length).toBeLessThan(300_000);
  });
});

describe('media types', () => {
  const UNEXPECTED = 'marketplace answered with an unexpected media type';

  it.each([
    'application/xml',
    'text/xml',
    'text/html',
    'text/html; charset=utf-8',
    'text/plain',
    'application/octet-stream',
    'application/x-ndjson',
    'application/jsonl',
    'application/json-seq',
    'application/jsonp',
    'application/javascript',
    'application/json, text/html',
    'json',
    'text/event-stream',
    'multipart/mixed; boundary=application/json',
  ])('%s is not read as JSON, even if it is', async (type) => {
    const { answer } = await askBadThenGood(order, { 'content-type': type });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(answer.errors?.[0]?.message).toBe(UNEXPECTED);
  });

  it('a body with two media types is not read as JSON', async () => {
    const raw = await rawUpstream((socket) => {
      const types = 'content-type: application/json\r\ncontent-type: text/html\r\n';
      socket.write(`HTTP/1.1 200 OK\r\n${types}content-length: ${order.length}\r\n\r\n${order}`);
    });

    expect((await shopAt(raw.url).order('bad')).errors?.[0]?.message).toBe(UNEXPECTED);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/hal+json',
    'application/x-amz-json-1.0',
    'text/json',
  ])('%s is read as JSON', async (type) => {
    const { answer } = await askBadThenGood(order, { 'content-type': type });

    expect(answer).toEqual(ordered('bad'));
  });

  it("a body without a media type has the contract's", async () => {
    const { answer } = await askBadThenGood(order, {});

    expect(answer).toEqual(ordered('bad'));
  });

  const text = { kind: 'text', mediaTypes: ['text/plain'] } as const;

  it.each(['text/plain', 'text/plain; charset=utf-8', 'TEXT/PLAIN'])('%s is read as text', async (type) => {
    expect(await read(text, '12345678901234567890', { 'content-type': type })).toEqual({
      data: { call: '12345678901234567890' },
    });
  });

  it('text without a media type is text, and so is JSON that did not fail', async () => {
    expect(await read(text, 'plain', {})).toEqual({ data: { call: 'plain' } });
    expect(await read(text, '{"a": 1}', JSON_TYPE)).toEqual({ data: { call: '{"a": 1}' } });
  });

  it.each([
    ['text/html', '<html>canary</html>'],
    ['application/octet-stream', 'canary'],
    ['text/plain', Buffer.from([0xff, 0xfe])],
  ])('for a text answer, %s is not always valid: %#', async (type, body) => {
    const answer = await read(text, body, { 'content-type': type });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(JSON.stringify(answer)).not.toContain('canary');
  });

  it('a body is dropped if the contract has none', async () => {
    expect(await read({ kind: 'empty' }, '<html>canary</html>', { 'content-type': 'text/html' })).toEqual({
      data: { call: null },
    });
  });
});
