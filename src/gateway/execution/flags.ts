import { type DocumentNode, Kind, visit } from 'graphql';
import type { Variables } from './coerce-literal.ts';

/** The flags of a document without conditional selections. */
export const NO_FLAGS: Variables = Object.freeze({});

/** Reads the variables on which `@skip` and `@include` depend. */
export function compileFlags(document: DocumentNode): (variables: Variables) => Variables {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  if (names.size === 0) return () => NO_FLAGS;
  const all = [...names];
  return (variables) =>
    Object.fromEntries(all.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]));
}
