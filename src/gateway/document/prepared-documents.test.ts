import { buildSchema, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#config';
import { OperationSummary, type PreparedOperation } from './operation.ts';
import { DocumentErrors } from './parse.ts';
import { PreparedDocuments } from './prepared.ts';
import { DocumentReader } from './validate.ts';

const schema = buildSchema('type Query { a: Int b: Int } type Mutation { a: Int }');
const SETTINGS = {
  limits: { tokens: 100, operations: 5, depth: 5, fields: 50, aliases: 50, directives: 5, errors: 3 },
  server: { introspection: true },
} as unknown as Settings;

/** Prepared documents that count the work that is done for them. */
function counting(maxBytes: number) {
  const reader = new DocumentReader(schema, SETTINGS);
  const work = { parsed: 0, validated: 0, prepared: 0 };
  const compiled: ((fields: number) => void)[] = [];
  const counted = {
    parse(text: string) {
      work.parsed += 1;
      return reader.parse(text);
    },
    validate(document: DocumentNode) {
      work.validated += 1;
      reader.validate(document);
    },
  };
  const documents = new PreparedDocuments(maxBytes, counted, (_document, { name, operation }, onCompiled) => {
    work.prepared += 1;
    compiled.push(onCompiled);
    return {
      summary: new OperationSummary(operation, name?.value, ''),
      execute: () => ({ data: { made: `${operation} ${name?.value ?? ''}` } }),
    } as unknown as PreparedOperation;
  });
  /** The work done for these requests. */
  const costOf = (request: () => void) => {
    const before = { ...work };
    request();
    return [work.parsed - before.parsed, work.validated - before.validated, work.prepared - before.prepared];
  };
  const ask = (text: string, name?: string, method = 'POST') => documents.get(text).operationFor(method, name);
  return { documents, compiled, costOf, ask, request: (text: string, name?: string) => costOf(() => ask(text, name)) };
}

describe('a document', () => {
  it('is validated for its first request, cached by its second, and found by further ones', () => {
    const { request } = counting(1_000_000);

    expect(request('{ a }')).toEqual([1, 1, 1]);
    expect(request('{ a }')).toEqual([1, 0, 1]);
    expect(request('{ a }')).toEqual([0, 0, 0]);
    expect(request('{ a }')).toEqual([0, 0, 0]);
  });

  it('is another one where it differs by a space', () => {
    const { request } = counting(1_000_000);
    for (let n = 0; n < 3; n++) request('{ a }');

    expect(request('{ a } ')).toEqual([1, 1, 1]);
  });

  it('has each of its operations prepared once, by its name', () => {
    const { request, ask } = counting(1_000_000);
    const text = 'query A { a } query B { b }';
    for (let n = 0; n < 2; n++) request(text, 'A');

    expect([request(text, 'A'), request(text, 'B'), request(text, 'B')]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(ask(text, 'A')).toBe(ask(text, 'A'));
    expect(ask(text, 'A').execute({} as never, {})).toEqual({ data: { made: 'query A' } });
    expect(ask(text, 'B').execute({} as never, {})).toEqual({ data: { made: 'query B' } });
  });

  it('has no operation of a name that is not there, and keeps none of these names', () => {
    const { request, ask, costOf } = counting(1_000_000);
    for (let n = 0; n < 2; n++) request('query A { a }', 'A');
    const unknown = expect.objectContaining({
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400, draftStatus: 422 } },
    });

    expect(costOf(() => expect(() => ask('query A { a }', 'B')).toThrow(unknown))).toEqual([0, 0, 0]);
    expect(() => ask('query A { a }', '')).toThrow(unknown);
    expect(() => ask('query A { a } query B { b }')).toThrow(unknown);
    expect(() => ask('fragment F on Query { a }')).toThrow(DocumentErrors);
  });

  it('is no other document and name that join to the same text', () => {
    const { ask, request } = counting(1_000_000);
    for (let n = 0; n < 3; n++) request('query A{__typename}', 'A');

    for (const text of [
      'A\nquery A{__typename}',
      'query A{__typename}\nA',
      'A query A{__typename}',
      'query A{__typename}A',
    ]) {
      expect(() => ask(text)).toThrow(DocumentErrors);
      expect(() => ask(text, 'A')).toThrow(DocumentErrors);
    }
  });

  it('has its mutations refused by GET, however often they were sent by POST', () => {
    const { ask } = counting(1_000_000);
    const text = 'query A { a } mutation B { a }';
    const refused = expect.objectContaining({
      extensions: { code: 'BAD_REQUEST', http: { status: 405, headers: { allow: 'POST' } } },
    });

    for (let n = 0; n < 3; n++) {
      expect(() => ask(text, 'B', 'GET')).toThrow(refused);
      expect(() => ask(text, 'B', 'HEAD')).toThrow(refused);
      ask(text, 'B');
      ask(text, 'A', 'GET');
    }
  });
});

describe('a document that is not valid', () => {
  it.each(['{ a', '{ nothing }', `{ ${'a '.repeat(200)} }`, `{ ${'a '.repeat(60)} }`, '{ x: a x: b }', ''])(
    'is parsed and validated once, and refused each time: %s',
    (text) => {
      const { documents, costOf } = counting(1_000_000);
      const refused = () => expect(() => documents.get(text)).toThrow(DocumentErrors);
      const [parsed] = costOf(refused);

      expect(parsed).toBe(1);
      for (let n = 0; n < 3; n++) expect(costOf(refused)).toEqual([0, 0, 0]);
    },
  );

  it('is forgotten where it is too long, and where others came since', () => {
    // A twentieth for them, of 10 characters each: 5,000 / (60 x 10 + 1024) = 3.1.
    const { documents, costOf } = counting(100_000);
    const refused = (text: string) => costOf(() => expect(() => documents.get(text)).toThrow(DocumentErrors));
    for (const name of ['aa', 'bb', 'cc', 'dd']) refused(`{ no_${name} }`);

    expect(refused('{ no_dd }')).toEqual([0, 0, 0]);
    expect(refused('{ no_aa }')).toEqual([1, 1, 0]);
    for (let n = 0; n < 2; n++) expect(refused(`{ ${'no '.repeat(30)} }`)).toEqual([1, 1, 0]);
  });
});

describe('the memory of documents', () => {
  const text = (n: number) => `{ a } # ${String(n).padStart(92, '0')}`;

  it('is bounded for documents that come once, of which the earliest is forgotten', () => {
    // A quarter for texts, of 100 characters each: 25,000 / (2 x 100 + 1024) = 20.4.
    const { request } = counting(100_000);
    expect(text(0).length).toBe(100);
    for (let n = 0; n < 21; n++) request(text(n));

    expect(request(text(1))).toEqual([1, 0, 1]);
    expect(request(text(0))).toEqual([1, 1, 1]);
  });

  it('is bounded for documents that come again, of which the least recently used is forgotten', () => {
    // 70 % for them: 90,000 / (60 x 100 + 1024) = 12.8.
    const { request } = counting(128_572);
    for (let n = 0; n < 12; n++) for (let times = 0; times < 2; times++) request(text(n));
    expect(request(text(0))).toEqual([0, 0, 0]);
    for (let times = 0; times < 2; times++) request(text(12));

    expect(request(text(0))).toEqual([0, 0, 0]);
    expect(request(text(2))).toEqual([0, 0, 0]);
    expect(request(text(1))).toEqual([1, 1, 1]);
  });

  it('weighs a document again when more of it is compiled', () => {
    // 90,000 / (60 x 100 + 1024) = 12.8, or 80,000 for twelve of them and five compiled fields.
    const { request, compiled } = counting(128_572);
    for (let n = 0; n < 12; n++) for (let times = 0; times < 2; times++) request(text(n));
    compiled.at(-1)?.(5);
    expect(request(text(0))).toEqual([0, 0, 0]);
    compiled.at(-1)?.(1);

    expect(request(text(1))).toEqual([1, 1, 1]);
    expect(request(text(11))).toEqual([0, 0, 0]);
    compiled[1]?.(1000);
    expect(request(text(0))).toEqual([1, 1, 1]);
  });

  it('holds no document that is larger than all of it', () => {
    const { request } = counting(10_000);
    const large = `{ a } # ${'x'.repeat(5000)}`;
    request('{ a }');

    for (let n = 0; n < 4; n++) expect(request(large)).toEqual([1, 1, 1]);
    expect(request('{ a }')).toEqual([1, 0, 1]);
  });

  it.each([0, 1, 3, 1001, 1_000_001])('may be any number of bytes: %i', (maxBytes) => {
    const { request } = counting(maxBytes);

    expect(request('{ a }')).toEqual([1, 1, 1]);
  });
});
