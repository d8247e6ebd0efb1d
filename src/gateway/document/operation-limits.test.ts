import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertWithinLimits, type OperationLimits } from './limits.ts';
import { DocumentErrors } from './parse.ts';

const ROOMY: OperationLimits = { operations: 1000, depth: 1000, fields: 1000, aliases: 1000, directives: 1000 };

/** The messages with which a document is refused. */
function refusals(text: string, limits: Partial<OperationLimits>): string[] {
  const document = parse(text);
  try {
    assertWithinLimits(document, { ...ROOMY, ...limits });
    return [];
  } catch (error) {
    if (!(error instanceof DocumentErrors)) throw error;
    expect(error.document).toBe(document);
    for (const { extensions } of error.errors) {
      expect(extensions).toEqual({
        code: 'OPERATION_TOO_COMPLEX',
        http: { status: 400, spec: true, draftStatus: 422 },
      });
    }
    return error.errors.map(({ message }) => message);
  }
}

/** The least limit that a document is within. */
function sizeOf(name: keyof OperationLimits, text: string): number {
  for (let limit = 0; limit < 1000; limit++) if (refusals(text, { [name]: limit }).length === 0) return limit;
  return Infinity;
}

describe('the depth of an operation', () => {
  it.each([
    ['{ a }', 1],
    ['{ a b { c } d { e { f } } }', 3],
    ['{ ... { ... on T { a { ... { b } } } } }', 2],
    ['{ ...A } fragment A on T { a { ...B } } fragment B on T { b { c } }', 3],
    // Introspection is nested by nature.
    ['{ __schema { types { fields { type { ofType { name } } } } } }', 0],
    ['{ a __type(name: "A") { fields { type { name } } } }', 1],
    ['{ x: __schema { types { name } } a { b } }', 2],
    ['{ a { __typename } }', 2],
  ])('of %s is %i', (text, depth) => {
    expect(sizeOf('depth', text)).toBe(depth);
  });

  it('is that of the deepest; a fragment that none spreads is not executed', () => {
    expect(sizeOf('depth', 'query A { a } query B { a { b } }')).toBe(2);
    expect(sizeOf('depth', '{ a } fragment Unused on T { a { b { c } } }')).toBe(1);
  });
});

describe('the fields and aliases of an operation', () => {
  it.each([
    ['{ a }', 1, 0],
    ['{ x: a b { y: c } a }', 4, 2],
    ['{ ...A ...A ... { ...A } } fragment A on T { x: a b }', 6, 3],
    ['{ ...A } fragment A on T { x: a { ...B } y: a { ...B } } fragment B on T { z: b c }', 6, 4],
    ['{ x: x }', 1, 1],
  ])('%s: %i fields, %i aliases, each time that they are selected', (text, fields, aliases) => {
    expect([sizeOf('fields', text), sizeOf('aliases', text)]).toEqual([fields, aliases]);
  });

  it('are not added up over operations, of which one is executed', () => {
    expect(sizeOf('fields', 'query A { a b } query B { c }')).toBe(2);
  });

  it('grow with each level of fragments, and are counted in linear time: 6^60', () => {
    const levels = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on T { ${`... { ...F${n + 1} } `.repeat(6)} }`,
    ).join(' ');
    const text = `{ ...F0 } ${levels} fragment F60 on T { x: a @d }`;

    expect(refusals(text, { fields: 1e46 })).toEqual(['The operation has more than 1e+46 fields.']);
    expect(refusals(text, { fields: 1e47, aliases: 1e46 })).toEqual(['The operation has more than 1e+46 aliases.']);
    expect(refusals(text, { fields: 1e47, aliases: 1e47, directives: 1e47 })).toEqual([]);
    expect(refusals(text, { fields: 1e47, aliases: 1e47, directives: 1e46 })).toEqual([
      'The operation has more than 1e+46 directives.',
    ]);
  });

  it('are still numbers where they are infinite', () => {
    const levels = Array.from({ length: 500 }, (_, n) => `fragment F${n} on T { ${`...F${n + 1} `.repeat(6)} }`).join(
      ' ',
    );

    expect(refusals(`{ ...F0 } ${levels} fragment F500 on T { a }`, {})).toEqual([
      'The operation has more than 1000 fields.',
    ]);
  });

  it('of a fragment that spreads itself are counted once: validation refuses it', () => {
    expect(
      sizeOf('fields', '{ ...A } fragment A on T { a { ...A } ...B } fragment B on T { b ...A ...B }'),
    ).toBeLessThan(10);
  });

  it('of a fragment that is not there are none', () => {
    expect(sizeOf('fields', '{ a ...Nowhere }')).toBe(1);
  });
});

describe('the directives of an operation', () => {
  it.each([
    ['{ a }', 0],
    ['query @d { a @d @d ... @d { b @d } }', 5],
    ['query ($x: Int @d @d, $y: Int @d) @d { a }', 4],
    ['{ ...A @d ...A } fragment A on T @d @d { a @d }', 7],
    ['{ a } fragment Unused on T @d @d @d { a }', 0],
    ['{ __schema @d { types { name @d } } }', 2],
  ])('of %s are %i', (text, directives) => {
    expect(sizeOf('directives', text)).toBe(directives);
  });
});

describe('a document within its limits', () => {
  it('has exactly as much as it may', () => {
    const text = 'query @d { x: a { b } }';
    const exact: OperationLimits = { operations: 1, depth: 2, fields: 2, aliases: 1, directives: 1 };

    expect(refusals(text, exact)).toEqual([]);
    expect(refusals(text, { ...exact, operations: 0 })).toEqual(['The document has more than 0 operations.']);
    expect(refusals(text, { ...exact, depth: 1 })).toEqual(['The operation is deeper than 1 levels.']);
    expect(refusals(text, { ...exact, fields: 1 })).toEqual(['The operation has more than 1 fields.']);
    expect(refusals(text, { ...exact, aliases: 0 })).toEqual(['The operation has more than 0 aliases.']);
    expect(refusals(text, { ...exact, directives: 0 })).toEqual(['The operation has more than 0 directives.']);
  });

  it('need not be parsed, but may be built without lists that are empty', () => {
    const document = visit(parse('query ($v: Int) { a { b } }'), {
      OperationDefinition: (node) => ({ ...node, directives: undefined }),
      VariableDefinition: (node) => ({ ...node, directives: undefined }),
      Field: (node) => ({ ...node, directives: undefined }),
    });
    const bare = visit(document, { OperationDefinition: (node) => ({ ...node, variableDefinitions: undefined }) });

    for (const each of [document, bare])
      expect(() => assertWithinLimits(each, { ...ROOMY, directives: 0 })).not.toThrow();
  });

  it('may hold definitions that are not executed, which validation refuses', () => {
    expect(refusals('{ a } type T @d @d { a: Int }', { directives: 0 })).toEqual([]);
  });
});
