import { describe, expect, it } from 'vitest';
import { checkedParameters } from './reader.ts';

const refusal = (message: string) =>
  expect.objectContaining({
    message,
    extensions: { code: 'BAD_REQUEST', http: { status: 400, draftStatus: 422 } },
  }) as Error;

describe('the parameters of a request', () => {
  it('are these five, as they are', () => {
    const all = {
      query: '{ a }',
      documentId: 'id',
      operationName: 'A',
      variables: { a: [1, null], __proto__: null },
      extensions: {},
    };

    expect(checkedParameters(all)).toEqual(all);
    expect(checkedParameters({})).toEqual({});
  });

  it('are absent where they are null', () => {
    const none = { query: null, documentId: null, operationName: null, variables: null, extensions: null };

    expect(Object.keys(checkedParameters(none))).toEqual([]);
  });

  it.each<[unknown, string]>([
    [[], 'a list: operations are sent one at a time'],
    [[{ query: '{ a }' }], 'a list: operations are sent one at a time'],
    [null, 'not an object'],
    ['{ a }', 'not an object'],
    [1, 'not an object'],
    [true, 'not an object'],
  ])('are an object, and not %j', (value, kind) => {
    expect(() => checkedParameters(value)).toThrow(refusal(`A request is a JSON object, and this is ${kind}.`));
  });

  it.each([
    ...['query', 'documentId', 'operationName'].flatMap((name) =>
      [1, true, [], {}, ['a']].map((value) => [name, value, 'string'] as const),
    ),
    ...['variables', 'extensions'].flatMap((name) =>
      [1, false, [], '{}', [{}]].map((value) => [name, value, 'JSON object'] as const),
    ),
  ])('are of their type: %s is not %j', (name, value, type) => {
    expect(() => checkedParameters({ query: '{ a }', [name]: value })).toThrow(refusal(`\`${name}\` is a ${type}.`));
  });

  it.each(['id', 'Query', '', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'have no other: %j',
    (name) => {
      expect(() => checkedParameters({ query: '{ a }', [name]: 'x' })).toThrow(
        refusal(`A request has no parameter ${JSON.stringify(name)}.`),
      );
    },
  );

  it('have no `__proto__`, and set none', () => {
    const sent: unknown = JSON.parse('{"query":"{ a }","__proto__":{"polluted":true}}');

    expect(() => checkedParameters(sent)).toThrow(refusal('A request has no parameter "__proto__".'));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('have no other, even null, and its name is cut where it is told', () => {
    expect(() => checkedParameters({ ['x'.repeat(1_000_000)]: null })).toThrow(
      refusal(`A request has no parameter "${'x'.repeat(50)}".`),
    );
  });
});
