import { readFileSync } from 'node:fs';

/** The definitions of every graph, and those of a graph with mutations or subscriptions. */
export const [BASE, MUTATION, SUBSCRIPTION] = ['base', 'mutation', 'subscription'].map((name) =>
  readFileSync(new URL(`../../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string, string];
