import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertMethod, DocumentErrors, operationIn } from './parse.ts';

const DOCUMENT = parse('query A { a } mutation B { b }');

describe('the operation of a document', () => {
  it('is the one of this name, or the only one', () => {
    expect(operationIn(DOCUMENT, 'A')).toBe(DOCUMENT.definitions[0]);
    expect(operationIn(DOCUMENT, 'B')).toBe(DOCUMENT.definitions[1]);
    expect(operationIn(parse('{ a }'), undefined).operation).toBe('query');
  });

  it.each([
    [undefined, 'The document has not exactly one operation: name one by `operationName`.'],
    ['C', 'The document has no operation of this `operationName`.'],
    ['', 'The document has no operation of this `operationName`.'],
  ])('is none by the name %j', (name, message) => {
    expect(() => operationIn(DOCUMENT, name)).toThrow(
      expect.objectContaining({
        message,
        extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400, draftStatus: 422 } },
      }),
    );
  });

  it('is sent by POST where it is a mutation', () => {
    const [query, mutation] = [operationIn(DOCUMENT, 'A'), operationIn(DOCUMENT, 'B')];
    for (const method of ['GET', 'HEAD', 'POST']) expect(() => assertMethod(query, method)).not.toThrow();
    expect(() => assertMethod(mutation, 'POST')).not.toThrow();

    for (const method of ['GET', 'HEAD']) {
      expect(() => assertMethod(mutation, method)).toThrow(
        expect.objectContaining({
          message: 'A mutation is sent by POST.',
          extensions: { code: 'BAD_REQUEST', http: { status: 405, headers: { allow: 'POST' } } },
        }),
      );
    }
  });
});

it('has errors with a name and a message of their own', () => {
  expect(String(new DocumentErrors([]))).toBe('DocumentErrors: The document is not valid.');
});
