import { readFileSync } from 'node:fs';

/** The definitions of every graph, and those of a graph with mutations. */
export const [BASE, MUTATION] = ['base', 'mutation'].map((name) =>
  readFileSync(new URL(`../../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string];
