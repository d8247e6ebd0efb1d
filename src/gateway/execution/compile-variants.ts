import type { DocumentNode, GraphQLObjectType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Variables } from './coerce-literal.ts';
import type { Document } from './document.ts';
import { compileFlags, NO_FLAGS } from './flags.ts';
import { fragmentsOf } from './fragments.ts';

/** Combinations of the variables in directives for which an operation is compiled. */
const VARIANTS = 16;

/** Compiles the root selection of an operation for each combination of the variables in its directives. */
export function compileVariants<Selection>(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  compile: (document: Document, rootType: GraphQLObjectType) => Selection,
): (variables: Variables) => Selection {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) throw new TypeError(`The schema has no ${operation.operation} type.`);
  const fragments = fragmentsOf(document);
  const flagsOf = compileFlags(document);
  const variants = new Map<string, Selection>();
  return (variables) => {
    const flags = flagsOf(variables);
    const key = flags === NO_FLAGS ? '' : JSON.stringify(flags);
    let selection = variants.get(key);
    if (!selection) {
      selection = compile({ schema, operation, fragments, flags }, rootType);
      if (variants.size === VARIANTS) variants.clear();
      variants.set(key, selection);
    }
    return selection;
  };
}
