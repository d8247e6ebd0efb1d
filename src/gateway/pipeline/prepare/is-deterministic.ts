import { type DocumentNode, type FieldNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Whether a document is deterministic: its queries select none of these random fields, as `Type.field`. */
export function isDeterministic(
  schema: GraphQLSchema,
  document: DocumentNode,
  randomFields: ReadonlySet<string>,
): boolean {
  if (randomFields.size === 0) return true;
  const info = new TypeInfo(schema);
  let found = false;
  const Field = ({ name }: FieldNode) => {
    found ||= randomFields.has(`${info.getParentType()?.name}.${name.value}`);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return !found;
}
