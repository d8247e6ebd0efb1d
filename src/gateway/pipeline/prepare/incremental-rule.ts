import {
  type DirectiveNode,
  GraphQLError,
  getNullableType,
  isListType,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { DEFER, STREAM } from '#graph';

/**
 * The rules of the incremental delivery RFC for `@defer` and `@stream`, which graphql 16 does not have. Subscriptions may have
 * both: their responses are whole.
 */
export const incrementalRule: ValidationRule = (context) => {
  const labels = new Map<string, DirectiveNode>();
  return {
    Directive(node) {
      const name = node.name.value;
      if (name !== DEFER && name !== STREAM) return;
      const report = (message: string, ...others: readonly DirectiveNode[]) =>
        context.reportError(new GraphQLError(message, { nodes: [...others, node] }));
      const label = node.arguments?.find((each) => each.name.value === 'label')?.value;
      if (label?.kind === Kind.STRING) {
        const other = labels.get(label.value);
        if (other) report(`Label "${label.value}" is used twice: labels are unique.`, other);
        labels.set(label.value, node);
      } else if (label) {
        report(`The label of "@${name}" must be a string.`);
      }
      if (name === STREAM && !isOnList(context)) report('"@stream" can only be used on a list.');
      if (isOnMutation(context)) report(`"@${name}" cannot be used on the root type of a mutation.`);
    },
  };
};

function isOnList(context: ValidationContext): boolean {
  const type = context.getType();
  return !type || isListType(getNullableType(type));
}

function isOnMutation(context: ValidationContext): boolean {
  const parent = context.getParentType();
  return !!parent && parent === context.getSchema().getMutationType();
}
