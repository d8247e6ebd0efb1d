import { buildSchema, type ExecutionResult, execute, type GraphQLObjectType, getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { from, nullifyEmptyStrings } from '#graph';
import { compileOperation } from './compile.ts';

const SDL = `
  enum Word { OPEN }
  type Query { rows: [Row!]! }
  type Row { id: ID own: String renamed: String! word: Word quoted: Int proto: String deep: String made: String part: Part }
  type Part { size: Int! }
`;
const FIELDS = '{ rows { id own renamed word quoted proto deep made part { size } } }';

interface Source {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly state?: unknown;
}

async function both(rows: readonly Source[]): Promise<[ExecutionResult, ExecutionResult]> {
  const schema = buildSchema(SDL);
  const resolvers = {
    renamed: from<Source, 'name'>('name'),
    word: from<Source, 'state'>('state'),
    quoted: from<{ 'aq:size': number }, 'aq:size'>('aq:size'),
    proto: from<{ __proto__: string }, string>('__proto__' as never),
    deep: from<{ a: { b: string } }, 'a.b'>('a.b'),
    made: from<Source, 'name', object, string>('name', (name) => `made of ${String(name)}`),
    part: from<{ inner: object }, 'inner'>('inner'),
  };
  const fields = (schema.getType('Row') as GraphQLObjectType).getFields();
  for (const [name, resolve] of Object.entries(resolvers)) Object.assign(fields[name] ?? {}, { resolve });
  Object.assign(schema.getQueryType()?.getFields()['rows'] ?? {}, { resolve: () => rows });
  nullifyEmptyStrings(schema);
  const document = parse(FIELDS);
  const operation = getOperationAST(document);
  if (!operation) throw new TypeError('There is no operation');
  const compiled = compileOperation(schema, document, operation);
  return [await compiled({}, {}), await execute({ schema, document })];
}

// Objects are made by compiled code from the thirty-second on.
const MANY = 40;

it.each<[string, object]>([
  ['every member', { id: 'a', own: 'b', name: 'c', state: 'OPEN', 'aq:size': 7, a: { b: 'd' }, inner: { size: 1 } }],
  ['empty texts', { id: '', own: '', name: '', state: '', a: { b: '' } }],
  ['no member but those that are required', { name: 'c' }],
  ['nothing', {}],
  ['values of other types', { id: 7, own: 8, name: true, state: 'SHUT', 'aq:size': 'x', a: 1, inner: { size: 'x' } }],
  ['failures', { name: new Error('gone'), own: 'b', inner: new Error('gone too') }],
])('rows with %s are answered as graphql does', async (_what, row) => {
  const [ours, theirs] = await both(Array.from({ length: MANY }, () => row));
  const seen = ({ data, errors = [] }: ExecutionResult) => ({
    data,
    paths: errors.map(({ path }) => path?.join('.')).toSorted(),
  });

  expect(JSON.parse(JSON.stringify(seen(ours)))).toEqual(JSON.parse(JSON.stringify(seen(theirs))));
});

it('reads a member that is declared without calling the resolver', async () => {
  const schema = buildSchema('type Query { rows: [Row!]! } type Row { renamed: String }');
  let calls = 0;
  const counted = Object.defineProperties(
    () => {
      calls += 1;
      return 'called';
    },
    Object.getOwnPropertyDescriptors(from<Source, 'name'>('name')),
  );
  Object.assign((schema.getType('Row') as GraphQLObjectType).getFields()['renamed'] ?? {}, { resolve: counted });
  Object.assign(schema.getQueryType()?.getFields()['rows'] ?? {}, { resolve: () => [{ name: 'a' }] });
  const document = parse('{ rows { renamed } }');
  const operation = getOperationAST(document);

  expect(operation && (await compileOperation(schema, document, operation)({}, {}))).toEqual({
    data: { rows: [{ renamed: 'a' }] },
  });
  expect(calls).toBe(0);
});
