import { type FieldNode, GraphQLError, locatedError, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { FieldNodes } from './collect.ts';
import { locateError } from './run.ts';

const { definitions } = parse('\n\n{ a\n  b }');
const [a, b] = (definitions[0] as unknown as { selectionSet: { selections: FieldNode[] } }).selectionSet.selections;
const nodes = [a] as FieldNodes;

/** All properties of an error that callers and plugins can read. */
const readable = ({
  message,
  path,
  locations,
  nodes: own,
  source,
  positions,
  originalError,
  extensions,
}: GraphQLError) => ({
  message,
  path,
  locations,
  own,
  source,
  positions,
  originalError,
  extensions,
});

describe('locateError', () => {
  const thrown: readonly (readonly [string, unknown])[] = [
    ['an error', new Error('one')],
    ['an error with extensions', Object.assign(new Error('two'), { extensions: { code: 'A' } })],
    ['an error of other nodes', new GraphQLError('three', { nodes: b ?? [] })],
    ['a located error', new GraphQLError('four', { nodes: b ?? [], path: ['elsewhere'] })],
    ['a text', 'five'],
  ];

  it.each(thrown)('has the location of graphql-js for %s, however often nodes fail', (_name, error) => {
    for (const row of [0, 1, 2]) {
      const expected = locatedError(error, nodes, ['rows', row, 'a']);
      const located = locateError(error, nodes, ['rows', row, 'a']);

      expect({ ...readable(located), originalError: undefined }).toEqual({
        ...readable(expected),
        originalError: undefined,
      });
      expect(JSON.stringify(located)).toBe(JSON.stringify(expected));
    }
  });

  it('counts the lines of a document once', () => {
    const long = parse(`${'\n'.repeat(10_000)}{ a }`).definitions[0] as unknown as {
      selectionSet: { selections: FieldNode[] };
    };
    const own = long.selectionSet.selections as unknown as FieldNodes;
    const first = locateError(new Error('one'), own, [0]);

    expect(locateError(new Error('two'), own, [1]).locations).toBe(first.locations);
  });
});
