import {
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/*
 * graphql-armor has these rules, and was read first: its depth rule can be passed by a fragment named `__schema`, its
 * refusals carry no code, and a fragment within itself counts negatively. Counting is short, so it is done here.
 */

export interface OperationLimits {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

interface Size {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, directives: 0 };

/**
 * A validation rule that refuses operations that are too deep, or have too many aliases or directives, with their
 * fragments opened: hiding in a fragment, or spreading one twice, changes nothing. Each fragment is measured once.
 */
export function operationLimits(limits: OperationLimits): ValidationRule {
  return (context: ValidationContext) => {
    const measured = new Map<string, Size>();
    return {
      OperationDefinition(operation: OperationDefinitionNode) {
        const size = sizeOf(operation.selectionSet, context, measured);
        for (const name of ['depth', 'aliases', 'directives'] as const) {
          if (size[name] > limits[name]) context.reportError(tooMuch(name, limits[name]));
        }
      },
    };
  };
}

function tooMuch(name: keyof OperationLimits, limit: number): GraphQLError {
  const what = name === 'depth' ? `is deeper than ${limit} levels` : `has more than ${limit} ${name}`;
  return new GraphQLError(`The operation ${what}.`, { extensions: { code: 'OPERATION_TOO_COMPLEX' } });
}

function sizeOf(set: SelectionSetNode | undefined, context: ValidationContext, measured: Map<string, Size>): Size {
  let [depth, aliases, directives] = [0, 0, 0];
  for (const selection of set?.selections ?? []) {
    const below = sizeBelow(selection, context, measured);
    depth = Math.max(depth, below.depth);
    aliases += below.aliases;
    directives += below.directives + (selection.directives?.length ?? 0);
  }
  return { depth, aliases, directives };
}

function sizeBelow(selection: SelectionNode, context: ValidationContext, measured: Map<string, Size>): Size {
  switch (selection.kind) {
    case Kind.FIELD:
      return sizeOfField(selection, context, measured);
    case Kind.INLINE_FRAGMENT:
      return sizeOf(selection.selectionSet, context, measured);
    case Kind.FRAGMENT_SPREAD: {
      const name = selection.name.value;
      const known = measured.get(name);
      if (known) return known;
      // Stands while the fragment is measured, so that one within itself ends; validation refuses it elsewhere.
      measured.set(name, NOTHING);
      const size = sizeOf(context.getFragment(name)?.selectionSet, context, measured);
      measured.set(name, size);
      return size;
    }
  }
}

function sizeOfField(field: FieldNode, context: ValidationContext, measured: Map<string, Size>): Size {
  // Introspection is nested by nature. It touches no upstream, and the number of tokens bounds it.
  if (field.name.value === '__schema' || field.name.value === '__type') return NOTHING;
  const below = sizeOf(field.selectionSet, context, measured);
  return { ...below, depth: below.depth + 1, aliases: below.aliases + (field.alias ? 1 : 0) };
}
