import { describe, expect, it } from 'vitest';
import * as edges from '#edges';
import { readsOf } from '#graph';
import * as subgraphs from '#subgraphs';
import { destructured } from './destructured.ts';

type Resolver = (...all: never[]) => unknown;

/** Fields that read their whole object, besides those called `raw`, and why. */
const WHOLE: Readonly<Record<string, string>> = {
  'Batch.payments': 'Servers of one version list payments, each of which is a batch with itself.',
  'Bot.user': 'It is the same account, by its other name.',
};

/** Resolvers that take their reduced row as it is, because it is handed on. */
const UNNAMED = [
  'BatchPayment.payee',
  'Country.flag',
  'HistoryEvent.details',
  'OrderLineItem.taxes',
  'OrderLineItem.total',
  'OrderLineItem.totalWithCollectedTax',
  'TvDeath.episode',
  'WebhookRequest.mail',
];

/** The resolvers of all fields of rows, as `Type.field`. */
const resolvers = [...Object.values(subgraphs), ...Object.values(edges)].flatMap((part) =>
  Object.entries(part.resolvers).flatMap(([type, fields]) =>
    Object.entries(fields)
      .filter(([name, resolver]) => typeof resolver === 'function' && !name.startsWith('__'))
      .filter(() => type !== 'Query' && type !== 'Mutation')
      .map(([name, resolver]) => [`${type}.${name}`, resolver as Resolver] as const),
  ),
);
const keys = Object.values(subgraphs).flatMap(({ nodes }) =>
  Object.entries(nodes).map(([type, { key }]) => [`${type}.id`, key as Resolver] as const),
);

describe('the reads of resolvers', () => {
  it('are declared, except for raw values and listed exceptions', () => {
    const undeclared = [...resolvers, ...keys]
      .filter(([name, resolver]) => !readsOf(resolver) && !name.endsWith('.raw'))
      .map(([name]) => name);

    const empty = [...resolvers, ...keys].filter(([, resolver]) => readsOf(resolver)?.paths.length === 0);

    expect(undeclared).toEqual(Object.keys(WHOLE));
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(resolvers.length).toBeGreaterThan(500);
  });

  it('equal the members that they destructure', () => {
    const several = resolvers.filter(([, resolver]) => (readsOf(resolver)?.paths.length ?? 0) > 1);
    const named = several.map(([name, resolver]) => {
      const heads = [...new Set(readsOf(resolver)?.paths.map(([head]) => head))].toSorted();
      return { name, heads, taken: destructured(resolver)?.toSorted() };
    });

    expect(named.filter(({ heads, taken }) => taken && heads.join() !== taken.join())).toEqual([]);
    expect(
      named
        .filter(({ taken }) => !taken)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(UNNAMED);
    expect(several.length).toBeGreaterThan(30);
  });
});
