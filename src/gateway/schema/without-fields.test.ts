import { buildSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withoutFields } from './without-fields.ts';

const schema = buildSchema(`
  scalar Unused
  interface Node { id: ID! }
  interface Rejection { message: String! }
  type Query { node(id: ID!): Node, deaths(where: DeathWhere): [Death], quotes(where: QuoteWhere): [Quote], refusal: Rejection }
  type Mutation { bury(input: BuryInput): Death }
  enum Cause { AGE OTHER }
  input BuryInput { cause: Cause }
  input DeathWhere { cause: Cause }
  input QuoteWhere @oneOf { author: String, deathless: Boolean }
  type Death implements Node { id: ID!, cause: Cause, quote: Quote }
  type Quote implements Node { id: ID!, deaths: [Death], outcome: Outcome }
  union Outcome = Silence | Quote
  type Silence { minutes: Int @deprecated(reason: "Too quiet") }
  type NotToday implements Rejection { message: String! }
`);

describe('withoutFields', () => {
  it('returns the same schema for no fields', () => {
    expect(withoutFields(schema, [])).toBe(schema);
  });

  it('removes fields and the types that become unreachable, nodes included', () => {
    const left = withoutFields(schema, ['Query.deaths', 'Quote.deaths', 'Mutation.bury']);

    const gone = Object.keys(schema.getTypeMap()).filter((name) => !left.getType(name));
    expect(gone.toSorted()).toEqual(['BuryInput', 'Cause', 'Death', 'DeathWhere', 'Mutation']);
    expect(printSchema(left)).toContain('input QuoteWhere @oneOf');
    expect(printSchema(left)).toContain('@deprecated(reason: "Too quiet")');
    expect(printSchema(left)).toContain('scalar Unused');
  });

  it('retains a type that another field returns', () => {
    const left = withoutFields(schema, ['Query.deaths']);

    const gone = Object.keys(schema.getTypeMap()).filter((name) => !left.getType(name));
    expect(gone).toEqual(['DeathWhere']);
    expect(left.getQueryType()?.getFields()['deaths']).toBeUndefined();
  });

  it('removes a field of an input', () => {
    const left = withoutFields(schema, ['QuoteWhere.deathless']);

    expect(printSchema(left)).toContain('input QuoteWhere @oneOf {\n  author: String\n}');
  });

  it('removes an argument, and the types that become unreachable', () => {
    const left = withoutFields(schema, ['Query.quotes(where:)']);

    expect(printSchema(left)).toContain('  quotes: [Quote]\n');
    expect(printSchema(left)).toContain('  deaths(where: DeathWhere): [Death]\n');
    expect(left.getType('QuoteWhere')).toBeUndefined();
  });

  it.each(['Query.births', 'Query.quotes(order:)', 'Query.births(where:)'])('rejects the unknown %s', (path) => {
    expect(() => withoutFields(schema, [path])).toThrow(`There is no field ${path}`);
  });
});
