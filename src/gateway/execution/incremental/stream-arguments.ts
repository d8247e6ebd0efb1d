import { type FieldNode, getDirectiveValues } from 'graphql';
import type { Document } from '../document.ts';
import { STREAM } from './directives.ts';

interface StreamArguments {
  readonly label: string | undefined;
  readonly initialCount: number;
}

/** The arguments of the `@stream` of a field; `undefined` if it has none, or its `if` is false. */
export function streamArguments(node: FieldNode, { flags }: Document): StreamArguments | undefined {
  const given = getDirectiveValues(STREAM, node, flags);
  if (!given || given['if'] === false) return undefined;
  return { label: given['label'] as string | undefined, initialCount: given['initialCount'] as number };
}
