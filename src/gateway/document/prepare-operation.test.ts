import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Preparation, PreparedOperation } from './operation.ts';

const schema = buildSchema(`
  type Query { a(n: Int): Int random: Int list: [Query] }
  type Mutation { a: Int }
  type Subscription { a: Int }
`);
const PREPARATION: Preparation = {
  schema,
  randomFields: new Set(['Query.random']),
  maxErrors: 2,
  maxNodes: 100,
  maxBytes: 10_000,
  pricing: {
    declarations: { fields: new Map(), nodes: new Map() },
    graph: {} as Preparation['pricing']['graph'],
    typical: { items: () => undefined, calls: () => 1 },
    maxCalls: 500,
    maxCost: Infinity,
    liveQueries: { interval: 1000, poll: 30_000 },
  },
};

function prepared(text: string, preparation: Partial<Preparation> = {}) {
  const document = parse(text);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return new PreparedOperation(document, operation, { ...PREPARATION, ...preparation });
}
const context = (cancelled?: Error) => ({ scope: { cancelled } }) as never;

describe('a prepared operation', () => {
  it.each([
    ['{ a }', true],
    ['query { list { a } }', true],
    ['{ list { random } }', false],
    ['mutation { a }', false],
  ])('%s has the same result each time, and changes nothing: %s', (text, expected) => {
    expect(prepared(text).isDeterministic).toBe(expected);
  });

  it('is of no kind that the graph does not have', () => {
    const refusal = (kind: string) =>
      expect.objectContaining({
        message: `The graph has no ${kind}s.`,
        extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: true, draftStatus: 422 } },
      });

    for (const kind of ['mutation', 'subscription']) {
      const schemaOfQueries = { schema: buildSchema('type Query { a: Int }') };
      expect(() => prepared(`${kind} { a }`, schemaOfQueries)).toThrow(refusal(kind));
    }
  });

  it('is executed with variables, or without', async () => {
    const operation = prepared('query ($n: Int = 1) { a(n: $n) }');

    for (const variables of [undefined, {}, { n: 2 }]) {
      expect(await operation.execute(context(), variables)).toEqual({ data: { a: null } });
    }
  });

  it('has errors of its variables, at most so many', async () => {
    const operation = prepared('query ($n: Int!, $m: Int!, $o: Int!) { a(n: $n) b: a(n: $m) c: a(n: $o) }');

    for (const variables of [undefined, {}, { o: 1 }]) {
      expect(await operation.execute(context(), variables)).toMatchObject({
        errors: [
          { message: 'Variable "$n" of required type "Int!" was not provided.' },
          { message: 'Variable "$m" of required type "Int!" was not provided.' },
        ],
      });
    }
  });
});
