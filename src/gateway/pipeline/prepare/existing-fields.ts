import {
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The rule that fields have to exist. Its message suggests a field that the nodes of a connection have. */
export const existingFieldsRule: ValidationRule = (context) => {
  const reporting: ValidationContext = Object.create(context, {
    reportError: { value: (error: GraphQLError) => context.reportError(withNodes(error, context.getParentType())) },
  });
  return FieldsOnCorrectTypeRule(reporting);
};

function withNodes(error: GraphQLError, parent: GraphQLNamedType | null | undefined): GraphQLError {
  const [field] = error.nodes ?? [];
  if (field?.kind !== Kind.FIELD || !isObjectType(parent)) return error;
  const nodes = parent.getFields()['nodes'];
  const row = nodes && getNamedType(nodes.type);
  const name = field.name.value;
  if (!row || !('getFields' in row) || !(name in row.getFields())) return error;
  return new GraphQLError(`${error.message} Did you mean "nodes { ${name} }"?`, { nodes: field });
}
