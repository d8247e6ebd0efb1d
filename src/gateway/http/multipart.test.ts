import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { form, type Part } from '#test/multipart';
import { readUpload } from './multipart.ts';
import { BodyMemory } from './reader.ts';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=a-boundary' };
const LIMITS = { body: 1000, upload: 2000 };
const MEMORY_BYTES = 10_000;
const OPERATIONS = { query: 'mutation { a }', variables: { file: null } };
const MAP = { 0: ['variables.file'] };
const FILE = { name: '0', content: 'abc' };

const fields = (operations: unknown = OPERATIONS, map: unknown = MAP): Part[] => [
  { name: 'operations', value: operations },
  { name: 'map', value: map },
];
const refusal = (message: string, status = 400) =>
  expect.objectContaining({ message, extensions: { code: 'BAD_REQUEST', http: { status } } }) as Error;

async function read(body: string | readonly Part[], headers = HEADERS, memory = new BodyMemory(MEMORY_BYTES)) {
  const request = fakeRequest({ headers, body: typeof body === 'string' ? body : form(body) });
  return (await readUpload(request, LIMITS, memory)).parameters;
}

/** The content of a file, or the message of its error. */
async function contentOf(upload: unknown): Promise<string> {
  const { stream } = upload as { stream(): AsyncIterable<Uint8Array> };
  try {
    return await text(stream.call(upload));
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a multipart request', () => {
  it('has its parameters, with its files in the variables that `map` names', async () => {
    const operations = { query: 'a', operationName: 'b', variables: { list: [null, { file: null }], other: 1 } };
    const map = { x: ['variables.list.1.file'], 0: ['variables.list.0'] };

    const parameters = await read([
      ...fields(operations, map),
      { name: '0', content: 'zero' },
      { name: 'x', content: 'x' },
    ]);
    const [first, second] = (parameters.variables ?? {})['list'] as [unknown, { file: unknown }];

    expect(parameters).toMatchObject({ query: 'a', operationName: 'b', variables: { other: 1 } });
    expect([await contentOf(first), await contentOf(second.file)]).toEqual(['zero', 'x']);
    expect(first).toMatchObject({ filename: '0.txt', mediaType: 'application/octet-stream' });
  });

  it('may have a path of ten names, of letters, digits and indexes', async () => {
    const names = ['a_1', '_b', '0', 'c', '9', 'd', 'e', 'f', 'g', 'h'];
    const place = names.toReversed().reduce<unknown>((inner, name) => {
      if (!/^\d/.test(name)) return { [name]: inner };
      const list = Array<unknown>(Number(name) + 1).fill(0);
      list[Number(name)] = inner;
      return list;
    }, null);
    const { variables } = await read([
      ...fields({ query: 'a', variables: place }, { 0: [`variables.${names.join('.')}`] }),
      FILE,
    ]);

    expect(await contentOf(names.reduce<any>((value, name) => value[name], variables))).toBe('abc');
  });

  it('gives back its memory, be it read or refused', async () => {
    const memory = new BodyMemory(1000);
    const body = form([...fields(), FILE]);

    await read(body, HEADERS, memory);
    await read(form([{ name: 'map', value: MAP }]), HEADERS, memory).catch(() => undefined);

    expect(memory.take(1000)).toBe(true);
  });

  it('is refused while others take all the memory', async () => {
    const memory = new BodyMemory(100);

    await expect(read(form([...fields(), FILE]), HEADERS, memory)).rejects.toThrow(
      expect.objectContaining({
        message: 'Too many bodies are being received.',
        extensions: {
          code: 'OVERLOADED',
          http: { status: 503, headers: { connection: 'close', 'retry-after': '1' } },
        },
      }),
    );
  });

  const ORDER = 'A multipart request is `operations`, then `map`, then the files, and nothing else.';
  const ONE_PATH = '`map` gives each file one path in `variables`.';
  const NOT_THERE = '`map` names a place in `variables` that is not there, or not null.';
  it.each<[string, string | readonly Part[], string, number?]>([
    ['no parts', [], 'The multipart request ended before all its parts were there.'],
    [
      'no map',
      [{ name: 'operations', value: OPERATIONS }],
      'The multipart request ended before all its parts were there.',
    ],
    ['the map first', fields().toReversed(), ORDER],
    ['operations twice', [...fields().slice(0, 1), ...fields()], ORDER],
    ['another field', [{ name: 'other', value: 1 }], ORDER],
    ['another field after its operations', [...fields().slice(0, 1), { name: 'other', value: MAP }], ORDER],
    ['a file before its map', [FILE, ...fields()], 'Each file is named by `map`, and comes once.'],
    [
      'operations that are no JSON',
      [{ name: 'operations', value: '{' }, ...fields().slice(1)],
      '`operations` is not valid JSON.',
    ],
    ['operations that are a list', fields([OPERATIONS]), '`operations` has to be a JSON object.'],
    ['operations that are null', fields(null), '`operations` has to be a JSON object.'],
    ['operations that are a number', fields(1), '`operations` has to be a JSON object.'],
    ['a map that is a list', fields(OPERATIONS, [MAP]), '`map` has to be a JSON object.'],
    ['an empty map', fields(OPERATIONS, {}), '`map` names 1 to 10 files.'],
    [
      'a map of eleven files',
      fields(OPERATIONS, Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, ['variables.file']]))),
      '`map` names 1 to 10 files.',
    ],
    ...[
      'variables.file',
      1,
      null,
      [],
      ['variables.file', 'variables.other'],
      [1],
      ['variables'],
      ['variables.'],
      ['query'],
      ['variables.1a'],
      ['variables.file x'],
      ['variables.12345'],
      ['x.variables.file'],
      [`variables${'.a'.repeat(11)}`],
      ['variables.__proto__'],
      ['variables.__proto__.a'],
      ['variables.constructor'],
      ['variables.a.prototype'],
    ].map((place): [string, readonly Part[], string] => [
      `the place ${JSON.stringify(place)}`,
      fields(OPERATIONS, { 0: place }),
      ONE_PATH,
    ]),
    ...['other', 'file.a', 'text', 'text.length', 'list.1', 'list.length', 'none.a', 'toString'].map(
      (place): [string, readonly Part[], string] => [
        `the place ${place} that is not null`,
        fields(
          { query: 'a', variables: { file: null, text: 'a', list: [null], none: null } },
          { 0: [`variables.${place}`] },
        ),
        NOT_THERE,
      ],
    ),
    ['two files for one place', fields(OPERATIONS, { 0: ['variables.file'], 1: ['variables.file'] }), NOT_THERE],
    [
      'a field that is too large',
      fields({ ...OPERATIONS, query: 'a'.repeat(1000) }),
      '`operations` or `map` is too large.',
      413,
    ],
    [
      'bytes that are not UTF-8',
      fields({ ...OPERATIONS, query: '\ufffd' }),
      '`operations` is not valid UTF-8. In JSON, U+FFFD is written as an escape.',
    ],
    ['no boundaries', 'abc', 'The multipart request cannot be read.'],
  ])('with %s is refused', async (_what, body, message, status) => {
    await expect(read(body)).rejects.toThrow(refusal(message, status));
  });

  it('without a boundary, or a type, is refused', async () => {
    for (const headers of [{ 'content-type': 'multipart/form-data' }, {}]) {
      await expect(read(form(fields()), headers as typeof HEADERS)).rejects.toThrow(
        refusal('The multipart request cannot be read.'),
      );
    }
  });

  it('is refused by its header where it is larger than all its parts may be', async () => {
    const most = 2000 + 2 * 1000 + 64 * 1024;
    const told = (length: number) =>
      read([...fields(), FILE], { ...HEADERS, 'content-length': `${length}` } as typeof HEADERS);

    await expect(told(most + 1)).rejects.toThrow(refusal('The multipart request is larger than it may be.', 413));
    await expect(told(most)).resolves.toMatchObject({ query: 'mutation { a }' });
  });

  it('ends its files when there are more parts than it may have', async () => {
    const others = Array.from({ length: 12 }, (_, n) => ({ name: `${n + 1}`, content: 'a' }));
    const { variables } = await read([...fields(), ...others]);

    expect(await contentOf(variables?.['file'])).toBe('Each file is named by `map`, and comes once.');
  });

  it('may have ten files, in a list with indexes of four digits', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `${n}`);
    const map = Object.fromEntries(names.map((name) => [name, [`variables.list.${name === '9' ? 1234 : name}`]]));
    const list = Array.from({ length: 1235 }, (_, n) => (n < 9 || n === 1234 ? null : 0));
    const body = [
      ...fields({ query: 'a', variables: { list } }, map),
      ...names.map((name) => ({ name, content: name })),
    ];
    const request = fakeRequest({ headers: HEADERS, body: form(body) });

    const { variables } = (await readUpload(request, { ...LIMITS, body: 10_000 }, new BodyMemory(MEMORY_BYTES)))
      .parameters;

    expect(await contentOf(((variables ?? {})['list'] as readonly unknown[])[1234])).toBe('9');
  });

  it('ends its files where a second map comes', async () => {
    const { variables } = await read([...fields(), { name: 'map', value: MAP }]);

    expect(await contentOf(variables?.['file'])).toBe('The multipart request has too many parts.');
  });

  it('is refused beyond the limit of all its parts, for any Content-Length', async () => {
    const body = form([...fields(), { name: '0', content: 'a'.repeat(2000 + 2 * 1000 + 64 * 1024) }]);

    await expect(read(body, HEADERS, new BodyMemory(body.length))).rejects.toThrow(
      refusal('The multipart request is larger than it may be.', 413),
    );
  });

  it('ends its files where they do not come', async () => {
    const { variables } = await read(fields());

    expect(await contentOf(variables?.['file'])).toBe('The multipart request ended before all its parts were there.');
  });

  it('ends its files beyond what they may take together', async () => {
    const contents = ['a'.repeat(2000), 'a'.repeat(2001)];
    const results = contents.map(async (content) => {
      const { variables } = await read([...fields(), { name: '0', content }]);
      return contentOf(variables?.['file']);
    });

    expect(await Promise.all(results)).toEqual([contents[0], 'The files are larger than they may be.']);
  });

  it.each(['close', 'error'])('ends its files when its connection ends (%s)', async (how) => {
    const stream = new PassThrough();
    const request = { ...fakeRequest({ headers: HEADERS }), stream: () => stream };
    stream.write(form(fields()).replace(/--a-boundary--\r\n$/, '--a-boundary\r\n'));
    const { variables } = (await readUpload(request, LIMITS, new BodyMemory(MEMORY_BYTES))).parameters;

    stream.destroy(how === 'error' ? new Error('reset') : undefined);

    expect(await contentOf(variables?.['file'])).toBe('The caller closed the connection.');
  });

  it('has each file once', async () => {
    const { variables } = await read([...fields(), FILE]);
    const file = variables?.['file'];

    expect([await contentOf(file), await contentOf(file)]).toEqual(['abc', 'A file can be used once.']);
  });

  it('skips an unread file when a resolver awaits a later one', async () => {
    const operations = { query: 'a', variables: { one: null, two: null } };
    const map = { 0: ['variables.one'], 1: ['variables.two'] };
    const stream = new PassThrough();
    const request = { ...fakeRequest({ headers: HEADERS }), stream: () => stream };
    const whole = form([...fields(operations, map), FILE, { name: '1', content: 'two' }]);
    const at = whole.indexOf('abc') + 3;
    stream.write(whole.slice(0, at));
    const { variables } = (await readUpload(request, LIMITS, new BodyMemory(MEMORY_BYTES))).parameters;
    const two = contentOf(variables?.['two']);
    stream.end(whole.slice(at));

    expect([await two, await contentOf(variables?.['one'])]).toEqual([
      'two',
      'A file came before one that was used earlier.',
    ]);
  });
});
