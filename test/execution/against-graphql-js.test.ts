/* oxlint-disable unicorn/no-thenable -- what it warns of is what is tried here */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { Random } from '#sandbox';
import { compileOperation } from '../../src/gateway/execution/compile.ts';
import { KnownValues } from '../routes/known-values.ts';
import { OperationMaker } from '../routes/operation-maker.ts';
import { byGraphql } from './by-graphql.ts';
import { schemaOf } from './compiled.ts';
import { determined } from './determined.ts';
import { HostileValues } from './hostile-values.ts';
import { settle } from './turns.ts';

const SEEDS = Number(process.env['HOSTILE_SEEDS'] ?? 12);
const OPERATIONS = 40;
/** Enough for selections to be compiled to code. */
const RUNS = 34;

const SDL = `
  type Query { thing: Thing must: Thing! things: [Thing] all: [Thing!]! grid: [[Thing!]!] any: Any anys: [Any!] node: Node text(of: [String!], by: By): String number: Int! kind: Kind }
  type Mutation { thing: Thing must: Thing! all: [Thing!] any: Any }
  interface Node { id: ID! next: Node }
  union Any = Thing | Other
  type Thing implements Node { id: ID! name(of: By): String label: String! number: Int ratio: Float flag: Boolean! kind: Kind tags: [String!] numbers: [[Int]!] next: Node thing: Thing must: Thing! things(count: Int = 2): [Thing!] any: Any constructor: String toString: String }
  type Other implements Node { id: ID! name: String! next: Node other: Other kinds: [Kind!]! }
  enum Kind { GOOD BAD }
  input By { kind: Kind = GOOD number: Int! deep: By list: [Int!] }
`;

interface Case {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | undefined;
  readonly rootValue?: unknown;
}

/** All results of the executor, concurrently. */
async function answers({
  schema,
  document,
  operationName,
  variableValues,
  rootValue,
}: Case): Promise<ExecutionResult[]> {
  const operation = getOperationAST(document, operationName) as OperationDefinitionNode;
  const run = compileOperation(schema, document, operation);
  return Promise.all(Array.from({ length: RUNS }, async () => run({}, variableValues ?? {}, undefined, rootValue)));
}

async function expectSame(given: Case): Promise<ExecutionResult> {
  const ours = await answers(given);
  const expected = await byGraphql({ ...given, contextValue: {} });
  const different = ours.find((answer) => determined(answer) !== determined(expected));
  if (different) expect(JSON.parse(determined(different))).toEqual(JSON.parse(determined(expected)));
  return expected;
}

describe('generated operations over hostile values', () => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => [seed]))('answer as graphql-js, seed %d', async (seed) => {
    const schema = schemaOf(SDL);
    const roots = [schema.getQueryType(), schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
    let withErrors = 0;
    for (let index = 0; index < OPERATIONS; index++) {
      const random = new Random(`hostile ${seed} ${index}`);
      const root = random.pick(roots);
      const field = random.pick(Object.keys(root.getFields()));
      const made = new OperationMaker(schema, new KnownValues(), random, { fields: 16 }).make(root, [field]);
      const document = parse(made.query);
      if (validate(schema, document).length > 0) continue;
      const rootValue = new HostileValues(schema, `${seed} ${index}`, 1 + (index % 4)).root(root);
      const given = {
        schema,
        document,
        operationName: made.operationName,
        variableValues: made.variables,
        rootValue,
      };
      const { errors } = await expectSame(given);
      if (errors) withErrors += 1;
    }

    expect(withErrors).toBeGreaterThan(OPERATIONS / 4);
  });
});

describe('a field without a resolver', () => {
  const sdl =
    'type Query { constructor: String toString: String hasOwnProperty: String valueOf: String length: Int a: String b(of: Int! = 1): String }';
  class WithMethods {
    get a() {
      return 'getter';
    }
    b({ of }: { of: number }) {
      return `${this.a} ${of}`;
    }
  }

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'text'],
    ['a number', 5],
    ['an object', { a: 'own' }],
    ['an object without prototype', Object.assign(Object.create(null), { a: 'own' })],
    ['own properties of such names', { constructor: 'c', toString: () => 't', hasOwnProperty: 'h', valueOf: null }],
    ['an instance', new WithMethods()],
    ['a function', Object.assign((one: number) => one, { a: 'own' })],
    ['a list', ['a']],
    ['inherited properties', Object.create({ a: 'inherited', b: ({ of }: { of: number }) => `${of}` }) as object],
  ])('reads %s as graphql-js does', async (_what, rootValue) => {
    const schema = schemaOf(sdl);
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'a', 'b']) {
      await expectSame({ schema, document: parse(`{ ${name} }`), rootValue });
    }
  });

  it('checks its arguments', async () => {
    const document = parse('query ($of: Int = 3) { b(of: $of) a }');
    const { errors } = await expectSame({
      schema: schemaOf(sdl),
      document,
      rootValue: { b: 'b', a: 'a' },
      variableValues: { of: null },
    });

    expect(errors).toHaveLength(1);
  });

  it('may have any response name, also for an asynchronous value', async () => {
    const document = parse('{ __proto__: a toJSON: a constructor: a then: b }');
    const rootValue = { a: async () => 'late', b: 'b' };
    const given = { schema: schemaOf(sdl), document, rootValue };

    await expectSame(given);
    for (const { data } of await answers(given))
      expect(Object.keys(data ?? {})).toEqual(['__proto__', 'toJSON', 'constructor', 'then']);
  });
});

describe('a thenable', () => {
  const sdl = 'type Query { a: String item: Item list: [String] any: Any } type Item { a: String } union Any = Item';
  const at = (then: (fulfilled: (value: unknown) => void, rejected: (error: unknown) => void) => void) => ({ then });

  it.each<[string, unknown, unknown]>([
    ['calls back at once', at((fulfilled) => fulfilled('x')), 'x'],
    ['calls back twice', at((fulfilled) => (fulfilled('x'), fulfilled('y'))), 'x'],
    ['gives another', at((fulfilled) => fulfilled(at((inner) => inner('x')))), 'x'],
    ['gives a promise', at((fulfilled) => fulfilled(Promise.resolve('x'))), 'x'],
    ['fails at once', at((_fulfilled, rejected) => rejected(new Error('failed'))), null],
    ['fails and calls back', at((fulfilled, rejected) => (rejected(new Error('failed')), fulfilled('x'))), null],
    [
      'throws',
      at(() => {
        throw new Error('failed');
      }),
      null,
    ],
    [
      'cannot be read',
      {
        get then() {
          throw new Error('failed');
        },
      },
      null,
    ],
  ])('that %s keeps its value', async (_what, thenable, expected) => {
    const schema = schemaOf(sdl);
    const rootValue = { a: thenable, list: ['w', thenable, 'z'], item: { a: thenable } };
    const document = parse('{ a list item { a } }');

    for (const { data, errors = [] } of await answers({ schema, document, rootValue })) {
      expect(data).toEqual({ a: expected, list: ['w', expected, 'z'], item: { a: expected } });
      expect(errors.map(({ message }) => message)).toEqual(expected ? [] : ['failed', 'failed', 'failed']);
    }
  });

  it('may be a function, or the type of a value', async () => {
    const then = (fulfilled: (value: unknown) => void) => fulfilled({ a: 'x', __typename: 'Item' });
    const rootValue = { item: () => Object.assign(() => 'no', { then }), any: { then } };
    const schema = schemaOf(sdl);
    (schema.getType('Any') as unknown as { resolveType: unknown }).resolveType = () =>
      at((fulfilled) => fulfilled('Item'));
    const document = parse('{ item { a } any { ... on Item { a } } }');

    for (const answer of await answers({ schema, document, rootValue })) {
      expect(answer).toEqual({ data: { item: { a: 'x' }, any: { a: 'x' } } });
    }
  });
});

describe('arguments', () => {
  const sdl = `
    type Query { list: [Item] field(in: In = { list: [1], deep: { a: 2 } }, list: [In!], a: Int = 5, json: JSON = { a: [1] }, kind: Kind = A): String }
    type Item { field(in: In, list: [[Int!]]): String none: String }
    input In { a: Int list: [Int!] deep: In json: JSON }
    enum Kind { A }
    scalar JSON
  `;
  const queries = [
    '{ field }',
    '{ field(in: { a: 1, list: [1, 2], deep: { deep: { list: 3 } } }, list: { a: 1 }) }',
    '{ field(in: { json: { a: [1] } }, list: [{ a: 1 }, {}], a: 7, kind: A) }',
    '{ list { field(in: { list: [1], deep: { a: 1 } }, list: [[1], 2]) none } }',
    'query ($a: Int, $in: In, $all: [Int!] = [7]) { list { field(in: { a: $a, deep: $in, list: $all }) } }',
    'query ($in: In = { a: 1, list: [1] }) { list { field(in: $in) } }',
  ];

  it.each(queries)('are new for each call of a resolver, with everything in them: %s', async (query) => {
    const given: string[] = [];
    const resolve = (_source: unknown, args: any) => {
      given.push(JSON.stringify(args));
      for (const each of [args, args.in ?? {}, args.in?.deep ?? {}, args.list?.[0] ?? {}]) each.changed = true;
      args.in?.list?.push(9);
      return 'x';
    };
    const resolvers = { Query: { field: resolve, list: () => [{}, {}] }, Item: { field: resolve, none: () => 'x' } };
    const [schema, other] = [schemaOf(sdl, resolvers), schemaOf(sdl, resolvers)];
    const document = parse(query);
    const variableValues = query.includes('$a') ? { a: 1, in: { a: 2 } } : {};

    await byGraphql({ schema: other, document, variableValues: structuredClone(variableValues) });
    const [first] = given.splice(0);
    await answers({ schema, document, variableValues });

    // The value of a variable is one for the whole run, as in graphql-js.
    const ours = query.includes('$') ? given.filter((_args, index) => index % 2 === 0) : given;
    expect(new Set(ours)).toEqual(new Set([first]));
    expect(given.length).toBeGreaterThanOrEqual(RUNS);
  });

  it('have the internal value of an enum', async () => {
    const value = { internal: true };
    const given: unknown[] = [];
    const schema = schemaOf(sdl, { Query: { field: (_source, { kind }) => void given.push(kind) } });
    const [kind] = (schema.getType('Kind') as unknown as { getValues(): { value: unknown }[] }).getValues();
    const lookup = schema.getType('Kind') as unknown as { _valueLookup: Map<unknown, unknown> };
    if (kind) Object.assign(kind, { value });
    lookup._valueLookup = new Map([[value, kind]]);

    await answers({ schema, document: parse('{ field(kind: A) }') });
    expect(given.every((each) => each === value)).toBe(true);
  });
});

describe('variables', () => {
  const sdl = `
    type Query { field(a: Int, b: [Int!], in: In, one: One, kind: Kind): String }
    input In { a: Int! = 3, b: String, in: In }
    input One @oneOf { a: Int b: Int }
    enum Kind { GOOD }
  `;

  it.each([
    ['query ($a: Int!) { field(a: $a) }', [{}, { a: null }, { a: 'x' }, { a: 1 }, { a: 1, more: 2 }]],
    ['query ($a: Int! = 4) { field(a: $a) }', [{}, { a: null }, { a: 5 }]],
    ['query ($a: Int, $b: [Int!]) { field(a: $a, b: $b) }', [{}, { b: 1 }, { b: [null] }, { a: 'x', b: ['y', 'z'] }]],
    [
      'query ($in: In) { field(in: $in) }',
      [{}, { in: {} }, { in: { a: null } }, { in: { c: 1 } }, { in: { in: { b: 1 } } }],
    ],
    [
      'query ($one: One) { field(one: $one) }',
      [{ one: { a: 1 } }, { one: {} }, { one: { a: 1, b: 2 } }, { one: { a: null } }],
    ],
    ['query ($kind: Kind = GOOD) { field(kind: $kind) }', [{}, { kind: 'GOOD' }, { kind: 'BAD' }, { kind: null }]],
    [
      'query ($constructor: Int, $__proto__: In = { b: "x" }) { field(a: $constructor, in: $__proto__) }',
      [{}, { constructor: 1 }, JSON.parse('{"__proto__":{"a":7}}')],
    ],
    [
      'query ($on: Boolean = true) { field @skip(if: $on) a: field @include(if: $on) }',
      [{}, { on: false }, { on: true }],
    ],
    [
      'query ($toString: Boolean!) { field @skip(if: $toString) a: field }',
      [{}, { toString: true }, { toString: false }],
    ],
    [`query (${Array.from({ length: 60 }, (_, n) => `$a${n}: Int!`).join(' ')}) { field }`, [{}]],
  ] as [string, Record<string, unknown>[]][])('are coerced as in graphql-js: %s', async (query, all) => {
    const given: unknown[] = [];
    const field = (_source: unknown, args: unknown, _context: unknown, info: { variableValues: unknown }) =>
      void given.push(JSON.stringify([args, info.variableValues]));
    const schema = schemaOf(sdl, { Query: { field } });
    for (const variableValues of all) {
      const document = parse(query);
      const ours = await answers({ schema, document, variableValues });
      const [first = 'none'] = given.splice(0);
      const ordinary = execute({ schema, document, variableValues }) as ExecutionResult;

      expect(given.splice(0)[0] ?? 'none').toBe(first);
      for (const { data, errors } of ours) {
        expect({ data, isRefused: !data }).toEqual({ data: ordinary.data, isRefused: !ordinary.data });
        // The messages of values that do not fit are shorter here, and graphql-js adds one where there are more than 50.
        if (ordinary.data) expect(errors).toEqual(ordinary.errors);
        else expect(errors).toHaveLength(Math.min(50, ordinary.errors?.length ?? 0));
      }
    }
  });

  it('fail a field where a directive does not accept their value', async () => {
    const schema = schemaOf('type Query { item: Item } type Item { a: Int }');
    const rootValue = { item: { a: 1 } };
    const [outer, inner] = [
      'query ($on: Boolean = true) { item @skip(if: $on) { a } }',
      'query ($on: Boolean = true) { item { a @include(if: $on) } }',
    ];

    for (const query of [outer, inner]) {
      const given = { schema, document: parse(query), rootValue, variableValues: { on: null } };
      expect((await expectSame(given)).errors).toHaveLength(1);
    }
  });
});

describe('errors', () => {
  const sdl = 'type Query { a: Int must: Int! item: Item items: [Item!] } type Item { a: Int must: Int! item: Item }';
  const located = new GraphQLError('located', { path: ['elsewhere'] });
  const frozen = Object.freeze(new Error('frozen'));

  it.each<[string, unknown]>([
    ['an error', new Error('an error')],
    ['an error of graphql, with extensions', new GraphQLError('refused', { extensions: { code: 'REFUSED' } })],
    ['an error that is located already', located],
    ['a frozen error', frozen],
    ['a string', 'text'],
    ['nothing', undefined],
    ['null', null],
    ['an object', { message: 'no error' }],
    ['a function', () => 'x'],
  ])('are reported for %s that is thrown, rejected or returned', async (_what, thrown) => {
    const throws = () => {
      throw thrown;
    };
    const rejects = () => Promise.reject(thrown);
    const Item = { a: throws, must: (source: { late: boolean }) => (source.late ? rejects() : 1), item: rejects };
    const schema = schemaOf(sdl, {
      Item,
      Query: { a: rejects, item: () => ({}), items: () => [{}, { late: true }, {}] },
    });

    await expectSame({
      schema,
      document: parse('{ a item { a must item { a } } items { a } late: items { must item { must } } }'),
    });
  });

  it('are reported for a value that cannot be read', async () => {
    class Unreadable extends Error {
      override get message(): string {
        throw new TypeError('unreadable');
      }
    }
    const sdlOfA = 'type Query { a: Int b: Int c: [Int] }';
    const throws = () => {
      throw new Unreadable();
    };
    const rejects = async () => throws();
    const schema = schemaOf(sdlOfA, { Query: { a: throws, b: rejects, c: () => [1, rejects()] } });

    for (const { data, errors = [] } of await answers({ schema, document: parse('{ a b c }') })) {
      expect(data).toEqual({ a: null, b: null, c: [1, null] });
      expect(errors.map(({ message, path }) => [message, path?.[0]]).toSorted()).toEqual([
        ['A value was thrown that cannot be read.', 'a'],
        ['A value was thrown that cannot be read.', 'b'],
        ['A value was thrown that cannot be read.', 'c'],
      ]);
    }
  });

  it('are reported for a list that fails while it is iterated, whatever its items are', async () => {
    const items = function* () {
      yield { must: 1 };
      throw new Error('iteration');
    };
    const given = { schema: schemaOf(sdl, { Query: { items } }), document: parse('{ items { must } }') };

    expect((await expectSame(given)).errors).toMatchObject([{ message: 'iteration', path: ['items'] }]);
  });

  it('that remove the whole answer end it, whatever is pending', async () => {
    let later: (value: unknown) => void = () => undefined;
    let calls = 0;
    const pending = new Promise((resolve) => (later = resolve));
    const Query = { item: () => pending, must: async () => Promise.reject(new Error('gone')), a: () => 1 };
    const schema = schemaOf(sdl, { Query, Item: { a: () => (calls += 1) } });

    for (const query of ['{ item { a } must a }', '{ item { a } a must }']) {
      const [answer] = await answers({ schema, document: parse(query) });
      expect(answer).toMatchObject({ data: null, errors: [{ message: 'gone', path: ['must'] }] });
    }
    later({});
    await settle();
    expect(calls).toBe(0);
  });
});

describe('selections that are merged', () => {
  const LEVELS = 60;
  const item = (depth: number): object => ({
    a: depth,
    get b() {
      return depth < 8 ? item(depth + 1) : null;
    },
  });
  const chain = (level: (next: string, index: number) => string) =>
    `{ b { ...F0 } } ${Array.from({ length: LEVELS }, (_, index) => `fragment F${index} on T { ${level(`...F${index + 1}`, index)} }`).join(' ')} fragment F${LEVELS} on T { a }`;

  it.each([
    ['spread several times', chain((next) => `${next} ${next} ... { ${next} ... on T { ${next} } } a`)],
    ['below one field', chain((next) => `b { ${next} } b { ${next} a } b { ${next} }`)],
    ['below inline fragments', chain((next) => `... on T { b { ${next} } } ... { b { ${next} a } }`)],
    ['below several names', chain((next, index) => `x${index}: b { ${next} } y: b { ${next} } b { ${next} }`)],
  ])('are compiled once, %s', async (_how, query) => {
    const schema = schemaOf('type Query { b: T } type T { a: Int b: T }');
    const document = parse(query);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const rootValue = item(4);

    const answer = await compileOperation(schema, document, operation)({}, {}, undefined, rootValue);

    expect(determined(answer)).toBe(determined(await byGraphql({ schema, document, rootValue })));
  });
});
