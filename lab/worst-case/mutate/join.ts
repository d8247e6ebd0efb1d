import { type DocumentNode, Kind, type NameNode, type OperationDefinitionNode, visit } from 'graphql';
import { addTo, parsedCopy, textOf } from './document.ts';
import type { Mutator } from './mutator.ts';

/** Adds the selection of another request, with its variables. */
export const joinOther: Mutator = (request, { random, other }) => {
  const added = other();
  const [document, found] = [parsedCopy(request.query), parsedCopy(added.query)];
  if (!document || !found) return undefined;
  const prefix = `j${random.hex(3)}_`;
  const renamed = prefixed(found, prefix);
  const [own, its] = [operationIn(document), operationIn(renamed)];
  if (!own || !its || its.operation !== own.operation) return undefined;
  addTo(own.selectionSet, ...its.selectionSet.selections);
  Object.assign(own, { variableDefinitions: [...(own.variableDefinitions ?? []), ...(its.variableDefinitions ?? [])] });
  const fragments = renamed.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  Object.assign(document, { definitions: [...document.definitions, ...fragments] });
  const variables = joined(request.variables, added.variables, prefix);
  return { ...request, query: textOf(document), variables };
};

function operationIn({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
}

/** The document with this prefix for variables, fragments, and aliases of root fields. */
function prefixed(document: DocumentNode, prefix: string): DocumentNode {
  const rename = ({ name, ...node }: { readonly name: NameNode }) => ({
    ...node,
    name: { kind: Kind.NAME, value: prefix + name.value },
  });
  const renamed = visit(document, {
    Variable: (node) => rename(node) as never,
    FragmentSpread: (node) => rename(node) as never,
    FragmentDefinition: (node) => rename(node) as never,
  });
  for (const selection of operationIn(renamed)?.selectionSet.selections ?? []) {
    if (selection.kind !== Kind.FIELD) continue;
    const name = (selection.alias ?? selection.name).value;
    Object.assign(selection, { alias: { kind: Kind.NAME, value: prefix + name } });
  }
  return renamed;
}

function joined(own: string | undefined, its: string | undefined, prefix: string): string | undefined {
  if (its === undefined || its.length > 100_000) return own;
  try {
    const added = Object.entries(JSON.parse(its) as object).map(([name, value]) => [prefix + name, value as unknown]);
    return JSON.stringify({ ...(JSON.parse(own ?? '{}') as object), ...Object.fromEntries(added) });
  } catch {
    return own;
  }
}
