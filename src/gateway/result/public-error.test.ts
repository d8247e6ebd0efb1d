import { buildSchema, GraphQLError, graphqlSync, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BadInputError, InvalidKeyError, MissingKeyError, PagingError } from '#graph';
import { BadArgumentError } from '#upstream';
import { CompletionError } from '../execution/complete.ts';
import { OperationTimeoutError } from '../limits/deadlines.ts';
import { CallerGoneError, requestError } from '../types.ts';
import { isResolverTypeError, toPublicError } from './errors.ts';

const schema = buildSchema('enum Color { RED GREEN } type Query { orders(color: Color, first: Int): Int }');
const ask = (query: string, variableValues = {}) => graphqlSync({ schema, source: query, variableValues }).errors ?? [];

function shown(error: unknown, suggestions = true) {
  const { message, extensions } = toPublicError(error, { requestId: 'id-1', suggestions });
  return { message, extensions };
}
const INTERNAL = {
  message: 'Something went wrong inside the gateway.',
  extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'id-1' },
};
const INVALID = {
  message: 'The API sent a value that its type does not allow.',
  extensions: { code: 'UPSTREAM_INVALID_RESPONSE', requestId: 'id-1' },
};
const located = (originalError: unknown, path: readonly string[] = ['a']) =>
  new GraphQLError('secret', { path, originalError: originalError as Error });

describe('the public form of an error', () => {
  it.each([
    new Error('secret'),
    new TypeError('secret'),
    located(new Error('secret')),
    new GraphQLError('secret', { originalError: new Error('secret') }),
    new GraphQLError('secret', { originalError: new Error('secret'), extensions: { code: 'BAD_USER_INPUT' } }),
    'secret',
    { message: 'secret' },
    null,
    undefined,
    Object.create(null),
    Symbol('secret'),
  ])('says nothing of what is unexpected: %#', (error) => {
    expect(shown(error)).toEqual(INTERNAL);
  });

  it.each<[string, Error]>([
    ['BAD_USER_INPUT', new BadInputError('told')],
    ['BAD_USER_INPUT', new BadArgumentError('told')],
    ['UPSTREAM_INVALID_RESPONSE', new MissingKeyError('Quote')],
    ['UPSTREAM_INVALID_RESPONSE', new InvalidKeyError()],
    ['UPSTREAM_TIMEOUT', new OperationTimeoutError(5)],
  ])('tells what the gateway itself says, with the code %s', (code, error) => {
    const told = { message: error.message, extensions: { code, requestId: 'id-1' } };

    expect(shown(error)).toEqual(told);
    expect(shown(located(error))).toEqual(told);
  });

  it('has no code where its caller has gone', () => {
    expect(shown(located(new CallerGoneError())).extensions).toEqual({ requestId: 'id-1' });
  });

  it('has the code of an error that ends a request, and never how that is answered', () => {
    expect(shown(requestError('told', { code: 'CONFLICT', status: 418, headers: { a: 'b' } }))).toEqual({
      message: 'told',
      extensions: { code: 'CONFLICT', requestId: 'id-1' },
    });
    expect(shown(new GraphQLError('told', { extensions: { http: { status: 401 }, more: 1 } }))).toEqual({
      message: 'told',
      extensions: { code: 'BAD_USER_INPUT', more: 1, requestId: 'id-1' },
    });
  });

  it('has what a plugin tells of a field', () => {
    const options = { path: ['orders'], extensions: { code: 'UNAUTHORIZED', http: { status: 401 } } };
    const expected = { message: 'told', extensions: { code: 'UNAUTHORIZED', requestId: 'id-1' } };

    expect(shown(new GraphQLError('told', options))).toEqual(expected);
    expect(shown(new GraphQLError('told', { ...options, originalError: new GraphQLError('told') }))).toEqual(expected);
    expect(shown(new GraphQLError('told', { path: ['orders'] })).message).toBe('told');
  });

  it('quotes no value of an upstream that its type does not allow', () => {
    const errors = [
      located(new GraphQLError('Int cannot represent non-integer value: "secret"')),
      located(new CompletionError('Cannot return null for non-nullable field Query.secret.')),
      located(new TypeError("Cannot read properties of undefined (reading 'secret')")),
      located(new TypeError('secret.map is not a function')),
      located(new CompletionError('Not a secret', { cause: new Error('Not a secret') })),
    ];

    for (const error of errors) expect(shown(error)).toEqual(INVALID);
    for (const text of ['Not a DateTime', 'Cannot return null for non-nullable field Query.secret.']) {
      expect(shown(located(new Error(text)))).toEqual(INTERNAL);
    }
    expect(shown(located(new TypeError('secret is secret')))).toEqual(INTERNAL);
  });

  it('keeps its place, and its request id whatever else says so', () => {
    const [error] = validate(schema, parse('{\n  nothing }'));
    const found = toPublicError(error, { requestId: 'id-1', suggestions: true });
    const forged = new GraphQLError('told', { extensions: { requestId: 'forged' } });

    expect(JSON.parse(JSON.stringify(found))).toMatchObject({ locations: [{ line: 2, column: 3 }] });
    expect(shown(forged).extensions).toMatchObject({ requestId: 'id-1' });
  });

  it('is cut where it quotes much of what was sent', () => {
    const long = 'x'.repeat(100_000);
    const [error] = ask('query ($n: Int) { orders(first: $n) }', { n: long });

    expect(error?.message.length).toBeGreaterThan(100_000);
    expect(shown(error).message).toBe(`${error?.message.slice(0, 1000)}…`);
    expect(shown(new GraphQLError('x'.repeat(1000))).message.length).toBe(1000);
  });
});

describe('suggestions', () => {
  const errors = [
    ...validate(schema, parse('{ order }')),
    ...validate(schema, parse('{ orders(frist: 1) }')),
    ...validate(schema, parse('{ orders(color: REED) }')),
    ...validate(schema, parse('query ($c: Colour) { orders(color: $c) }')),
    ...ask('query ($c: Color) { orders(color: $c) }', { c: 'GREN' }),
    ...ask('query ($c: Color) { orders(color: $c) }', { c: 'RED? Did you mean x? Did you mean ? GREN' }),
  ];

  it('of names in the schema are told where it may be introspected', () => {
    expect(errors.length).toBe(6);
    for (const error of errors) {
      expect(error.message).toMatch(/Did you mean/);
      expect(shown(error).message).toBe(error.message);
    }
  });

  it('are told in no message where it may not: fields, arguments, enums, types, variables', () => {
    for (const error of errors)
      expect(shown(error, false).message).not.toMatch(/"first"|"RED"|"GREEN"|"(Color|orders)"\?/);
    expect(shown(errors[0], false).message).toBe('Cannot query field "order" on type "Query".');
    expect(shown(new PagingError('told. Did you mean "x"?'), false).message).toBe('told.');
    expect(shown(new PagingError(`told.${' Did you mean a'.repeat(20_000)}`), false).message).toBe('told.');
  });
});

it.each([new TypeError('something else'), new Error('a is not iterable')])(
  'a fault of the program is none of a value: %s',
  (error) => {
    expect(isResolverTypeError(error)).toBe(false);
  },
);

it.each<[what: string, make: () => unknown]>([
  ['spread', () => [...(7 as unknown as [])]],
  ['read by a name', () => (null as unknown as { a: string }).a],
  ['taken apart', (({ a }: { a: string }) => a).bind(undefined, null as unknown as { a: string })],
  ['called', () => (7 as unknown as () => void)()],
  ['iterated', () => new Set(7 as unknown as [])],
  ['read as bytes', () => Buffer.from({ a: 1 } as unknown as string)],
  ['written as a time', () => new Date(Number.NaN).toISOString()],
  ['counted', () => BigInt(1.5)],
  ['read as an integer', () => BigInt('x')],
])('a resolver that met a value that cannot be %s is told from a fault of the program', (_what, make) => {
  expect.assertions(2);
  try {
    make();
  } catch (error) {
    expect(isResolverTypeError(error)).toBe(true);
    expect(shown(located(error as Error)).extensions).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE' });
  }
});
