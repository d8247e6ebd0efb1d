import { type Ask, graphql } from '../contestants/contestant.ts';
import { manifold } from '../contestants/manifold.ts';

/** Requests that are measured with and without Redis. */
export interface Workload {
  readonly title: string;
  readonly ask: Ask;
  /** `equal`: one request again and again. `different`: ten thousand in turn. `new`: none is ever sent twice. */
  readonly requests: 'equal' | 'different' | 'new';
  /** The least ratio to the same without Redis. */
  readonly goal?: number;
}

const { transaction, orders } = manifold.asks;

export const WORKLOADS: readonly Workload[] = [
  { title: 'different, one call, not cacheable', ask: asked(transaction), requests: 'different', goal: 0.9 },
  { title: 'different, two calls, one with a quota', ask: asked(orders), requests: 'different', goal: 0.9 },
  { title: 'different, one call, cached', ask: quotesOf((n) => `${n}`), requests: 'new', goal: 0.9 },
  { title: 'equal, not cacheable', ask: asked(transaction), requests: 'equal', goal: 0.97 },
  { title: 'equal, cached', ask: quotesOf(() => 'equal'), requests: 'equal', goal: 0.97 },
];

/** Five quotes: their upstream says that they may be cached. */
function quotesOf(text: (n: number) => string): Ask {
  const query = 'query ($text: String!) { quotes(search: $text, first: 5) { nodes { text } } }';
  return graphql('/graphql', query, (n) => ({ text: text(n) }));
}

function asked(ask: Ask | undefined): Ask {
  if (!ask) throw new Error('The workload is not one of Manifold’s.');
  return ask;
}
