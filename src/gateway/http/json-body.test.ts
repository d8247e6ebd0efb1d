import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson } from '#graph';
import { checkedParameters, jsonIn } from './reader.ts';

const jsonParameters = (text: string) => checkedParameters(jsonIn(Buffer.from(text)));

/** The value as `JSON.parse` has it, with long integers rounded. */
const rounded = (value: unknown) => JSON.parse(JSON.stringify(exactJson(value)));
const refusal = (message: string, status = 400) =>
  expect.objectContaining({ message, extensions: { code: 'BAD_REQUEST', http: { status } } }) as Error;
const TWICE = refusal('The body has a member more than once.');
const NOT_JSON = refusal('The body is not valid JSON.');

describe('the text of a body', () => {
  it('is read as UTF-8', () => {
    expect(jsonIn(Buffer.from('{"é":"🙂"}'))).toEqual({ é: '🙂' });
  });

  it.each([
    ['a byte that is none of UTF-8', [0x22, 0xff, 0x22]],
    ['an overlong sequence', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a sequence that is cut off', [0x22, 0xc3]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00]],
  ])('is refused with %s', (_what, bytes) => {
    expect(() => jsonIn(Buffer.from(bytes))).toThrow(refusal('The body is not valid UTF-8.'));
  });
});

describe('the parameters in a body', () => {
  it.each<[string, object]>([
    ['{"query":"{ a }"}', { query: '{ a }' }],
    [' {\n"query" : "{ a }" ,\t"variables":{}}\r\n', { query: '{ a }', variables: {} }],
    ['{"qu\\u0065ry":"{ a }"}', { query: '{ a }' }],
    ['{"query":"\\"query\\":\\"query\\",\\\\"}', { query: '"query":"query",\\' }],
    // The same name in different objects, and as a value.
    [
      '{"query":"query","variables":{"query":{"query":["query",{"query":1},{"query":2}]},"a":"query"}}',
      { query: 'query', variables: { query: { query: ['query', { query: 1 }, { query: 2 }] }, a: 'query' } },
    ],
    ['{"variables":{"a":["x","x",["x"],"x"]}}', { variables: { a: ['x', 'x', ['x'], 'x'] } }],
    ['{"variables":{"":1,"a":{"":2}}}', { variables: { '': 1, a: { '': 2 } } }],
    // Quotes that end no string.
    ['{"variables":{"a":"\\",\\"a\\":\\"","b":1}}', { variables: { a: '","a":"', b: 1 } }],
    ['{"variables":{"a\\"":"\\\\\\"","a":1}}', { variables: { 'a"': '\\"', a: 1 } }],
  ])('are read from %s', (text, expected) => {
    expect(jsonParameters(text)).toEqual(expected);
  });

  it.each([
    '{"query":"A","query":"B"}',
    '{"query":"A","query":"A"}',
    '{"query":"A","qu\\u0065ry":"B"}',
    '{"\\u0071uery":"A","qu\\u0065ry":"B"}',
    '{"query":null,"query":"B"}',
    '{"query":"A" , "variables" :{}, "query" :"B"}',
    '{"query":"}","extensions":{},"extensions":{}}',
    '{"documentId":"a","query":"{","documentId":"a"}',
    '{"variables":{"a":1,"a":2}}',
    '{"variables":{"a":{"b":[1,{"c":[],"d":{},"c":""}]}}}',
    '{"variables":{"a":[{"b":{"x":1}},{"b":{"x":1,"y":2,"\\u0078":3}}]}}',
    '{"variables":{"a\\\\":1,"\\u0061\\\\":2}}',
    '{"variables":{"\\/":1,"/":2}}',
    '{"variables":{"\\ud83d\\ude42":1,"🙂":2}}',
    '{"variables":{"":1,"":2}}',
    '{"variables":{"a":"\\"","a":1}}',
    '{"variables":{"a":"\\\\\\"","a":1}}',
    '{"variables":{"a":"\\"\\"","a":1}}',
    '{"variables":{"__proto__":1,"__proto__":2}}',
    '{"variables":{"a":"\\\\","a":"\\""}}',
    '{"extensions":{"a":1,"a":1}}',
  ])('are refused where a name stands twice in one object: %s', (text) => {
    expect(() => jsonParameters(text)).toThrow(TWICE);
  });

  it('are refused exactly where a name stands twice, of any JSON', () => {
    const json = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }).map((value) => ({ variables: { value } }));
    fc.assert(
      fc.property(json, fc.nat(3), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(rounded(jsonParameters(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(json, fc.nat(), (value, pick) => {
        const { text, names } = withMarkers(value);
        const name = names[pick % names.length] ?? '';
        const twice = text.replace(
          `"${name}":`,
          `"${name}":[],"\\u${'m'.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}":`,
        );
        expect(() => jsonParameters(twice)).toThrow(TWICE);
        expect(rounded(jsonParameters(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    ' ',
    '{',
    '{"query":',
    '{"query":"a"}}',
    '{"query":"a"}{}',
    "{'query':'a'}",
    '{"query":NaN}',
    '\ufeff{}',
  ])('are refused where the body is no JSON: %j', (text) => {
    expect(() => jsonParameters(text)).toThrow(NOT_JSON);
  });

  it('have the characters that were sent: NUL, lone surrogates, and numbers as large as they come', () => {
    expect(jsonParameters('{"query":"\\u0000\\ud800","variables":{"a":1e400,"b":-0}}')).toEqual({
      query: '\u0000\ud800',
      variables: { a: Infinity, b: -0 },
    });
  });

  it('have members of every name, and no prototype of theirs', () => {
    const { variables = {} } = jsonParameters(
      '{"variables":{"__proto__":{"polluted":1},"constructor":{"prototype":2}}}',
    );

    expect(Object.keys(variables)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(variables)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('may be nested without end', () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;

    expect(() => jsonParameters(`{"variables":{"a":${deep}}}`)).not.toThrow();
  });

  it('have a bounded number of values, separators in strings apart', () => {
    const list = (values: number) =>
      `{"variables":{"a":[${Array(values).fill('1').join()}],"b":"${',[{'.repeat(40_000)}"}}`;
    const tooMany = refusal('The body has more than 20000 values.', 413);

    // The values around the list, and the names, count as well.
    expect(() => jsonParameters(list(19_993))).not.toThrow();
    expect(() => jsonParameters(list(19_994))).toThrow(tooMany);
    expect(() => jsonParameters('['.repeat(1_000_000))).toThrow(tooMany);
    expect(() => jsonParameters(`{"query":"${'\\'.repeat(1_000_000)}`)).toThrow(NOT_JSON);
  });
});

/** A JSON text with an own member, of its own name, in each object. */
function withMarkers(value: unknown): { text: string; names: readonly string[] } {
  const names: string[] = [];
  const text = JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each) || Object.hasOwn(each, 'variables'))
      return each;
    const name = `marker-${names.length}`;
    names.push(name);
    return { ...each, [name]: 1 };
  });
  return { text, names };
}
