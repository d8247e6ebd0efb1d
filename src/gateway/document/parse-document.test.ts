import { describe, expect, it } from 'vitest';
import { DocumentErrors, parseDocument } from './parse.ts';

const TOKENS = 10;

/** The errors of a document that is refused. */
function errorsOf(text: string, tokens = TOKENS) {
  try {
    parseDocument(text, tokens);
  } catch (error) {
    if (error instanceof DocumentErrors) return error.errors.map(({ message, extensions }) => [message, extensions]);
    throw error;
  }
  return undefined;
}

const tooComplex = (message: string) => [
  [message, { code: 'OPERATION_TOO_COMPLEX', http: { status: 400, spec: true } }],
];

describe('a document', () => {
  it.each([
    '{ a }',
    '{ a b c d e f g }',
    `{ a }${' '.repeat(99_995)}`,
    `{ a }#${'😀'.repeat(49_997)}`,
    `{ a }${'\r\n'.repeat(9999)}`,
  ])('within the limits is parsed', (text) => {
    expect(errorsOf(text)).toBeUndefined();
  });

  it('that cannot be parsed is refused, with the place of its error', () => {
    const refused = expect.objectContaining({
      errors: [
        expect.objectContaining({
          message: 'Syntax Error: Expected Name, found "}".',
          locations: [{ line: 2, column: 3 }],
          extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400, spec: true } },
        }),
      ],
    });

    expect(() => parseDocument('{\n  }', TOKENS)).toThrow(refused);
  });

  it('that is no text is refused by graphql-js, which is a bug of its caller', () => {
    expect(() => parseDocument({ length: 1 } as unknown as string, TOKENS)).toThrow('Body must be a string');
  });

  it('of more tokens is refused', () => {
    expect(errorsOf('{ a b c d e f g h i }')).toEqual(tooComplex('The document has more than 10 tokens.'));
  });

  it.each([' ', '#', '\n', ',', '\uFEFF', '?', '"'])(
    'of more characters is refused, whatever they are: %j',
    (character) => {
      expect(errorsOf(`{ a }${character.repeat(99_996)}`)).toEqual(
        tooComplex('The document has more than 100000 characters.'),
      );
    },
  );

  it.each(['\n', '\r', '\r\n', '#\r'])('of more lines is refused, whatever ends them: %j', (end) => {
    expect(errorsOf(`{ a }${end.repeat(9999)}`)).toBeUndefined();
    expect(errorsOf(`{ a }${end.repeat(10_000)}`)).toEqual(tooComplex('The document has more than 10000 lines.'));
  });

  it.each([
    ['values', (n: number) => `{ a(b: ${'['.repeat(n - 2)}${']'.repeat(n - 2)}) }`],
    ['types', (n: number) => `query ($a: ${'['.repeat(n - 1)}Int${']'.repeat(n - 1)}) { a }`],
    ['input objects', (n: number) => `{ a(b: ${'{ c: '.repeat(n - 2)}1${' }'.repeat(n - 2)}) }`],
    ['inline fragments', (n: number) => `${'{ ... '.repeat(n - 1)}{ a }${' }'.repeat(n - 1)}`],
    ['brackets of its syntax error', (n: number) => '('.repeat(n)],
  ])('of more nested brackets is refused: %s', (_name, nested) => {
    const refused = [tooComplex('The document has more than 500 nested brackets.')[0]?.[0]];
    const messagesOf = (text: string) => errorsOf(text, 10_000)?.map(([message]) => message);

    expect(messagesOf(nested(500))).not.toEqual(refused);
    expect(messagesOf(nested(501))).toEqual(refused);
    expect(messagesOf(nested(10_000))).toEqual(refused);
  });

  it('may have more brackets that are not nested: after each other, in strings, and in comments', () => {
    expect(errorsOf(`{ ${'a(b: [{}]) '.repeat(600)} }`, 10_000)).toBeUndefined();
    expect(
      errorsOf(`{ a(b: "${'['.repeat(600)}", c: """${'{'.repeat(600)}""") } #${'('.repeat(600)}`, 100),
    ).toBeUndefined();
  });

  it('keeps no tokens, and where its nodes stand', () => {
    const { loc } = parseDocument('{ a } # comment', TOKENS);

    expect([loc?.start, loc?.end, loc?.startToken, loc?.endToken]).toEqual([0, 15, undefined, undefined]);
  });
});
