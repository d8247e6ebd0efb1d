import { type GraphQLSchema, getDirectiveValues, type SelectionNode } from 'graphql';
import type { DEFER, STREAM } from './directive-names.ts';

interface IncrementalArguments {
  readonly label?: string | undefined;
  /** Of `@stream`. */
  readonly initialCount: number;
}

/** The arguments of the `@defer` or `@stream` of a selection; `undefined` if it has none, or its `if` is false. */
export function incrementalArguments(
  schema: GraphQLSchema,
  name: typeof DEFER | typeof STREAM,
  selection: SelectionNode,
  variables: Readonly<Record<string, unknown>>,
): IncrementalArguments | undefined {
  if (!selection.directives?.length) return undefined;
  const directive = schema.getDirective(name);
  const given = directive && getDirectiveValues(directive, selection, variables);
  return given && given['if'] !== false ? (given as unknown as IncrementalArguments) : undefined;
}
