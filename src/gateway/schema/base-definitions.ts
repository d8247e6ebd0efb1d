import { readFileSync } from 'node:fs';
import { isTypeDefinitionNode, Kind, parse } from 'graphql';

/** The definitions of every graph, and those of a graph with mutations or subscriptions. */
export const [BASE, MUTATION, SUBSCRIPTION] = ['base', 'mutation', 'subscription'].map((name) =>
  readFileSync(new URL(`../../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string, string];

/** The names of the object types that every graph has, besides `Query`. */
export const BASE_TYPES: readonly string[] = parse(BASE, { noLocation: true })
  .definitions.filter(isTypeDefinitionNode)
  .filter(({ kind, name }) => kind === Kind.OBJECT_TYPE_DEFINITION && name.value !== 'Query')
  .map(({ name }) => name.value);
