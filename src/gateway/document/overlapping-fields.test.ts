import { buildSchema, parse, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { overlappingFieldsRule } from './overlapping-fields.ts';

const schema = buildSchema(`
  interface Node { id: ID! name(a: Int, b: String): String self: Node }
  type Dog implements Node { id: ID! name(a: Int, b: String): String self: Dog barks: Boolean age: Int }
  type Cat implements Node { id: ID! name(a: Int, b: String): String self: Cat meows: Boolean age: Int! }
  union Pet = Dog | Cat
  type Query { self: Query node: Node pet: Pet dog: Dog ${Array.from({ length: 30 }, (_, n) => `f${n}: Query`).join(' ')} }
`);

const errorsOf = (text: string, maxVisits = 50_000) =>
  validate(schema, parse(text), [overlappingFieldsRule(maxVisits)]).map(({ message, locations, extensions }) => ({
    message,
    at: locations?.map(({ column }) => column),
    ...(extensions['code'] !== undefined && { code: extensions['code'] }),
  }));
const conflict = (name: string, reason: string, at: readonly number[]) => ({
  message: `Fields "${name}" conflict because ${reason}. Use different aliases on the fields to fetch both if this was intentional.`,
  at,
});

describe('the rule about fields of one response name', () => {
  it('says which two fields conflict, and why', () => {
    expect(errorsOf('{ dog { x: name x: id } }')).toEqual([
      conflict('x', 'they return types of different shapes', [9, 17]),
    ]);
    expect(errorsOf('{ dog { x: name(a: 1) x: name(a: 2) } }')).toEqual([
      conflict('x', 'they have differing arguments', [9, 23]),
    ]);
    expect(errorsOf('{ x: dog { id } x: pet { __typename } }')).toEqual([
      conflict('x', '"dog" and "pet" are different fields', [3, 17]),
    ]);
  });

  it('looks everywhere until it finds a conflict, and no further', () => {
    expect(errorsOf('{ f0 { f1 { f2 } } x: f3 x: f4 }')).toEqual([
      conflict('x', '"f3" and "f4" are different fields', [20, 26]),
    ]);
    expect(errorsOf('{ f0 { f1 { x: f2 x: f3 } y: f2 y: f3 } z: f2 z: f3 }')).toEqual([
      conflict('x', '"f2" and "f3" are different fields', [13, 19]),
    ]);
    expect(errorsOf('{ f0 { dog { x: id x: age } y: f2 y: f3 } z: f2 z: f3 }')).toEqual([
      conflict('x', 'they return types of different shapes', [14, 20]),
    ]);
  });

  it('says so once for an operation, and for each operation', () => {
    expect(errorsOf('query A { dog { x: name x: id y: name y: id } dog { x: id } }').length).toBe(1);
    expect(
      errorsOf('query A { dog { x: name x: id } } query B { dog { y: name y: id } } query C { dog { id } }'),
    ).toEqual([
      conflict('x', 'they return types of different shapes', [17, 25]),
      conflict('y', 'they return types of different shapes', [51, 59]),
    ]);
  });

  it('compares fields of other objects by their types alone, those of `__typename` not at all', () => {
    expect(errorsOf('{ pet { ... on Dog { x: barks } ... on Cat { x: meows } } }')).toEqual([]);
    expect(errorsOf('{ pet { ... on Dog { x: __typename } ... on Cat { x: age } } }')).toEqual([]);
    expect(errorsOf('{ pet { ... on Dog { age } ... on Cat { age } } }')).toEqual([
      conflict('age', 'they return types of different shapes', [22, 41]),
    ]);
  });

  it('compares types by their lists, by what may be null, and by their leaves', () => {
    const types = ['A', 'A!', '[A]', '[A!]', '[A]!', '[[A]]', 'B', 'E', 'O', '[O]', '[P]', 'O!'];
    const shapes = buildSchema(`
      scalar A scalar B enum E { e } type O { o: A } type P { o: A }
      type Query { pair: Pair }
      union Pair = One | Two
      type One { ${types.map((type, n) => `f${n}: ${type}`).join(' ')} }
      type Two { ${types.map((type, n) => `f${n}: ${type}`).join(' ')} }
    `);
    const agree = (one: number, other: number) => {
      const selected = (n: number) => `x: f${n} ${/[OP]/.test(types[n] ?? '') ? '{ o }' : ''}`;
      const text = `{ pair { ... on One { ${selected(one)} } ... on Two { ${selected(other)} } } }`;
      return validate(shapes, parse(text), [overlappingFieldsRule(100)]).length === 0;
    };

    const agreeing = types.map((_type, one) => types.filter((_other, other) => agree(one, other)));

    expect(agreeing).toEqual(types.map((type) => (/^\[[OP]\]$/.test(type) ? ['[O]', '[P]'] : [type])));
  });

  it('compares values of arguments, whatever the order of their members', () => {
    const values = buildSchema('input I { a: Int b: [I] } type Query { x(i: [I]): Int }');
    const errors = (one: string, other: string) =>
      validate(values, parse(`{ x(i: ${one}) x(i: ${other}) }`), [overlappingFieldsRule(100)]).length;

    for (const one of ['[{ a: 1, b: [{ a: 2 }] }]', '[{ b: [{ a: 2 }], a: 1 }]', '[{a:1 b:[{a:2}]}]']) {
      expect(errors('[{ a: 1, b: [{ a: 2 }] }]', one)).toBe(0);
    }
    for (const other of [
      '[]',
      '[{ a: 1 }]',
      '[{ a: 1, b: [{ a: 3 }] }]',
      '[{ a: 1, b: [] }]',
      '{ a: 1, b: [{ a: 2 }] }',
    ]) {
      expect(errors('[{ a: 1, b: [{ a: 2 }] }]', other)).toBe(1);
    }
    expect(errors('[{ a: 1 }, { a: 2 }]', '[{ a: 2 }, { a: 1 }]')).toBe(1);
  });

  it('compares what is inside of lists and of what is not null', () => {
    const lists = buildSchema('type Query { a: [Query!]! b: Int c: Int }');
    const errors = validate(lists, parse('{ a { x: b } a { x: c } }'), [overlappingFieldsRule(100)]);

    expect(errors.map(({ message }) => message)).toEqual([
      'Fields "x" conflict because "b" and "c" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
    ]);
  });

  it('compares fields of an API with those of every object', () => {
    expect(errorsOf('{ node { name ... on Dog { name: id } } }').length).toBe(1);
    expect(errorsOf('{ node { name ... on Dog { name(a: 1) } } }').length).toBe(1);
    expect(errorsOf('{ node { ... on Dog { name(a: 1) } ... on Cat { name(a: 2) } } }')).toEqual([]);
  });

  it('takes arguments and fields of objects in any order, and variables by their names', () => {
    expect(errorsOf('query ($v: Int) { dog { name(a: $v, b: "x") name(b: "x", a: $v) } }')).toEqual([]);
    expect(errorsOf('query ($v: Int, $w: Int) { dog { name(a: $v) name(a: $w) } }').length).toBe(1);
    expect(errorsOf('{ dog { name(a: 1, b: "x") name(a: 1) } }').length).toBe(1);
    expect(errorsOf('{ dog { name(a: 1, b: ",a:1") name(a: 1, b: "x,a:1") } }').length).toBe(1);
  });

  it('takes documents that were not parsed, whose fields may have no list of arguments', () => {
    const document = visit(parse('{ dog { x: id x: id y: id y: name } }'), {
      Field: (node) => ({ ...node, arguments: undefined }),
    });

    expect(validate(schema, document, [overlappingFieldsRule(100)]).length).toBe(1);
  });

  it('ends where fragments spread themselves, and looks for a conflict there too', () => {
    const cycle = (inside: string) =>
      `{ dog { ...A } } fragment A on Dog { self { ...B } ...B } fragment B on Dog { ${inside} self { ...A ...B } ...A }`;

    expect(errorsOf(cycle('id'))).toEqual([]);
    expect(errorsOf(cycle('x: id x: name')).length).toBe(1);
  });

  it('passes over fields, types and fragments that are not there, which are told by other rules', () => {
    expect(errorsOf('{ nothing nothing ...None ... on None { a } dog { a a: id } }').length).toBe(1);
    expect(errorsOf('{ nothing ...None ... on None { a } dog { a } }')).toEqual([]);
  });

  it('gives up beyond so many visits, with one error', () => {
    const tooMany = { message: 'The operation merges too many fields.', at: undefined, code: 'OPERATION_TOO_COMPLEX' };

    // Each selection is visited for its shape, and for its name.
    expect(errorsOf('{ dog { id name } }', 6)).toEqual([tooMany]);
    expect(errorsOf('{ dog { x: id x: name } }', 3)).toEqual([tooMany]);
    expect(errorsOf('{ dog { id name } }', 7)).toEqual([]);
    expect(errorsOf('query A { dog { id name } } query B { dog { id name } }', 12)).toEqual([tooMany]);
    expect(errorsOf('query A { dog { id name } } query B { dog { id name } }', 13)).toEqual([]);
  });
});

/** Documents of up to 2,000 tokens that make merging as expensive as possible. */
const WORST: readonly { what: string; text: string; code?: string }[] = [
  { what: 'one field, again and again', text: `{ ${'f0 { f1 } '.repeat(490)} }` },
  {
    what: 'one field, again and again, at every level',
    text: `{ ${`f0 { ${`f1 { ${'f2 '.repeat(4)} } `.repeat(10)} } `.repeat(15)} }`,
  },
  {
    what: 'fragments that spread the next ones six times',
    text: `{ ...F0 } ${chain(60, (next) => next.repeat(6))}`,
  },
  {
    what: 'fragments that spread the next ones inside of fields',
    text: `{ ...F0 } ${chain(60, (next) => [0, 1, 2, 3].map((n) => `f${n} { ${next} }`).join(' '))}`,
  },
  {
    what: 'fields that merge with ever other ones',
    text: `{ ${all(20, (n) => `f${n} { ...G${n % 10} }`)} } ${all(
      10,
      (own) => `fragment G${own} on Query { ${all(10, (n) => `f${(own * n) % 10} { ...G${(own + n) % 10} }`)} }`,
    )}`,
  },
  {
    what: 'an API beside many objects',
    text: `{ node { ${'self { id } '.repeat(200)} ${'... on Dog { self { id } } ... on Cat { self { id } } '.repeat(50)} } }`,
  },
  {
    what: 'many operations that spread one large fragment',
    text: `${all(200, (n) => `query Q${n} { ...F }`)} fragment F on Query { ${all(28, (n) => `x${n}: f0 { ...G }`)} }
      fragment G on Query { ${all(100, (n) => `x${n}: f1`)} }`,
  },
  {
    // An automaton whose deterministic form has 2^40 states, each a set of fragments that are merged.
    what: 'sets of fragments that are ever other ones',
    text: `{ ...Q0 } fragment Q0 on Query { f0 { ...Q0 ...Q1 } f1 { ...Q0 } } ${all(
      40,
      (n) => `fragment Q${n + 1} on Query { f0 { ...Q${n + 2} } f1 { ...Q${n + 2} } }`,
    )} fragment Q41 on Query { f2 }`,
    code: 'OPERATION_TOO_COMPLEX',
  },
];

function all(count: number, text: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => text(n)).join(' ');
}

function chain(length: number, spread: (next: string) => string): string {
  return all(length, (n) => `fragment F${n} on Query { ${n + 1 < length ? spread(`...F${n + 1} `) : 'f0 { f1 }'} }`);
}

/** A document that counts how often the rule visits a selection. */
function counted(text: string) {
  let visits = 0;
  const document = parse(text, { maxTokens: 2000 });
  visit(document, {
    SelectionSet({ selections }) {
      Object.assign(selections, {
        *[Symbol.iterator]() {
          for (let at = 0; at < selections.length; at++) {
            visits += 1;
            yield selections[at];
          }
        },
      });
    },
  });
  return { document, visits: () => visits };
}

describe('merging the fields of a document of 2,000 tokens', () => {
  it.each(WORST)('takes a bounded number of visits: $what', ({ text, code }) => {
    const { document, visits } = counted(text);

    const errors = validate(schema, document, [overlappingFieldsRule(50_000)]);

    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(code ? [code] : []);
    expect(visits()).toBeGreaterThan(500);
    // At the limit the rule visits one more selection of each open set.
    expect(visits()).toBeLessThan(50_000 + 100);
  });
});
