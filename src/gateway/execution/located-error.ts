import { type GraphQLError, locatedError } from 'graphql';
import type { FieldNodes } from './document.ts';

type Location = Pick<GraphQLError, 'locations' | 'nodes' | 'positions' | 'source'>;

/** A line is counted from the start of its document, so that it is counted once for the errors of all rows. */
const locations = new WeakMap<FieldNodes, Location>();

/** As graphql-js's `locatedError`, which counts the lines of the document for each row of a list. */
export function locateError(error: unknown, nodes: FieldNodes, path: readonly (string | number)[]): GraphQLError {
  const known = locations.get(nodes);
  const located = locatedError(error, known ? undefined : nodes, path);
  if (!known) {
    const { locations: found, nodes: own, positions, source } = located;
    if (own === nodes) locations.set(nodes, { locations: found, nodes: own, positions, source });
    return located;
  }
  const isOwn = located === error || located.nodes !== undefined || located.source !== undefined;
  return isOwn ? located : Object.assign(located, known);
}
