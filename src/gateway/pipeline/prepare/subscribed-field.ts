import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf } from '../../execution/fragments.ts';
import { OperationGuard } from '../../scopes/operation-guard.ts';
import type { ScopeRules } from '../../scopes/scope-rules.ts';
import type { CallerIdentity } from '../identify/caller-identity.ts';
import { requestError } from '../request-error.ts';
import { coercedVariables } from './coerced-variables.ts';

/** The field of a subscription, whose source is followed. */
export interface SubscribedField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The variables by which results differ: all but the one that is only the cursor. */
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Options {
  readonly maxErrors: number;
  readonly scopes: ScopeRules | undefined;
}

/** Finds the field of a valid subscription, which has exactly one. */
export function subscribedField(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { maxErrors, scopes }: Options,
) {
  const guard = scopes && new OperationGuard(scopes, schema, document, operation);
  const node = fieldIn(operation.selectionSet, document);
  const definition = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  if (!definition) throw requestError('The subscription has no field.');
  const cursor = cursorVariable(node, operation, document);
  return (identity: CallerIdentity, raw: Readonly<Record<string, unknown>> = {}): SubscribedField => {
    const refusal = guard?.refusal(identity);
    if (refusal) throw refusal;
    const coerced = coercedVariables(schema, operation, raw, maxErrors);
    const { [cursor ?? '']: _cursor, ...variables } = raw;
    return { name: definition.name, args: getArgumentValues(definition, node, coerced), variables };
  };
}

function fieldIn(set: SelectionSetNode, document: DocumentNode): FieldNode | undefined {
  const fragments = fragmentsOf(document);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) return selection;
    const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    const found = below && fieldIn(below.selectionSet, document);
    if (found) return found;
  }
  return undefined;
}

/** The variable that is the argument `after`, and nothing else. */
function cursorVariable(
  node: FieldNode,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): string | undefined {
  const after = node.arguments?.find(({ name }) => name.value === 'after')?.value;
  if (after?.kind !== Kind.VARIABLE) return undefined;
  const name = after.name.value;
  let uses = 0;
  visit(document, {
    Variable(variable) {
      if (variable.name.value === name) uses += 1;
    },
  });
  const definitions = operation.variableDefinitions?.filter(({ variable }) => variable.name.value === name).length ?? 0;
  return uses === definitions + 1 ? name : undefined;
}
