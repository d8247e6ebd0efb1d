import { type DocumentNode, type FieldNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Whether a document's queries answer alike each time: they select none of these fields, written as `Type.field`. */
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
