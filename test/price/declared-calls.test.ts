import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import * as edges from '#edges';
import * as subgraphs from '#subgraphs';
import { everyField } from '#test/fields/every-field';
import { exampleArguments, type RootUse, rootUses } from '#test/fields/root-uses';
import { ownAudits } from '#test/read-audits';
import { compare, uncachedGraph } from './explained-calls.ts';

/** Operations with the fields that selections of everything below a root field leave out. */
const FURTHER = [...ownAudits.values()].flatMap(({ further = [] }) => further);

const declared = [...Object.values(subgraphs), ...Object.values(edges)].flatMap(({ calls = {} }) => Object.keys(calls));

/* Every field is selected below every root field, with the arguments of the examples, over the sandbox. */
describe('the declared calls of fields', { timeout: 300_000 }, () => {
  it('are all that they make, and each declaration is of a field of the graph', async () => {
    const graph = await uncachedGraph();
    const { schema } = graph.gateway;
    const reached = new Set<string>();
    const exceeded: object[] = [];

    const check = async (query: string) => {
      const executed = await graph.execute({ query });
      if (query.startsWith('mutation')) graph.reset();
      if (!executed) throw new Error(`It was refused: ${query}`);
      for (const each of executed.explanation.calls.flatMap(({ fields }) => fields)) reached.add(each);
      const compared = compare({ query }, executed);
      if (compared.exceeded.length > 0) exceeded.push({ query, exceeded: compared.exceeded });
    };

    for (const query of new Set(slugs.flatMap((slug) => everythingBelow(schema, slug)))) await check(query);
    for (const query of FURTHER) await check(query);
    await graph.close();

    expect(exceeded).toEqual([]);
    // The calls of subscriptions are those of their polls, which tests of subscriptions compare.
    const unreached = declared.filter((each) => !reached.has(each) && !each.startsWith('Subscription.'));
    expect(unreached.toSorted()).toEqual([]);
  });

  it('are declared once', () => {
    expect(declared.filter((each, index) => declared.indexOf(each) !== index)).toEqual([]);
  });
});

/** Operations with everything below each root field of an API, as its examples use it. */
function everythingBelow(schema: GraphQLSchema, slug: (typeof slugs)[number]): string[] {
  const own = Object.values(subgraphs).find((each) => each.slug === slug)?.calls ?? {};
  const isOwn = ({ kind, field }: RootUse) => `${kind === 'query' ? 'Query' : 'Mutation'}.${field}` in own;
  const uses = new Map(
    rootUses(slug)
      .filter(isOwn)
      .map((use) => [`${use.field}${use.args}`, use]),
  );
  return [...uses.values()].map(({ kind, field, args }) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const definition = root?.getFields()[field];
    if (!definition) throw new Error(`There is no field ${field}`);
    return `${kind} { ${field}${args} ${everyField(schema, definition, exampleArguments(slug, schema)).text} }`;
  });
}
