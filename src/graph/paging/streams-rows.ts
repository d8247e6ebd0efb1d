import {
  type FieldNode,
  type GraphQLDirective,
  type GraphQLResolveInfo,
  getDirectiveValues,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Fields of a connection by which its rows are streamed, and those that do not need all of them. */
const ROWS = new Set(['nodes', 'edges']);
const OTHERS = new Set(['pageInfo', 'totalCount', '__typename']);

/** Whether the rows of the connection being resolved are selected by lists with `@stream` alone. */
export function streamsRows(info: GraphQLResolveInfo): boolean {
  const stream = info.schema.getDirective('stream');
  if (!stream) return false;
  const selected = info.fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, info));
  return (
    selected.some(({ name }) => ROWS.has(name.value)) &&
    selected.every(
      (field) => OTHERS.has(field.name.value) || (ROWS.has(field.name.value) && isStreamed(field, stream, info)),
    )
  );
}

function isStreamed(field: FieldNode, stream: GraphQLDirective, { variableValues }: GraphQLResolveInfo): boolean {
  const given = getDirectiveValues(stream, field, variableValues);
  return given !== undefined && given['if'] !== false;
}

function fieldsIn(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): readonly FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, info);
    return fieldsIn(info.fragments[selection.name.value]?.selectionSet, info);
  });
}
