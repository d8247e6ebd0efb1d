import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  Kind,
  parse,
  parseValue,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A selection set of a document, with its type and those of the sets around it. */
export interface SelectionSite {
  readonly set: SelectionSetNode;
  readonly type: GraphQLCompositeType;
  readonly around: readonly SelectionSite[];
}

/** A field of a document whose definition is known. */
export interface FieldSite {
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
}

/** Longer documents are not parsed for changes. */
const LONGEST_PARSED = 60_000;
const MOST_TOKENS = 20_000;

/** A copy of the document that may be changed in place; `undefined` if it cannot be parsed. */
export function parsedCopy(text: string): DocumentNode | undefined {
  if (text.length > LONGEST_PARSED) return undefined;
  try {
    return parse(text, { noLocation: true, maxTokens: MOST_TOKENS });
  } catch {
    return undefined;
  }
}

/** The minified text of a document. */
export function textOf(document: DocumentNode): string {
  return print(document).replace(/\n\s*/g, ' ');
}

export function selectionSitesIn(schema: GraphQLSchema, document: DocumentNode): SelectionSite[] {
  const sites: SelectionSite[] = [];
  const around: SelectionSite[] = [];
  const info = new TypeInfo(schema);
  const enter = (set: SelectionSetNode) => {
    const type = info.getParentType();
    if (!isCompositeType(type)) return false;
    const site = { set, type, around: [...around] };
    sites.push(site);
    around.push(site);
    return undefined;
  };
  visit(document, visitWithTypeInfo(info, { SelectionSet: { enter, leave: () => void around.pop() } }));
  return sites;
}

export function fieldSitesIn(schema: GraphQLSchema, document: DocumentNode): FieldSite[] {
  const sites: FieldSite[] = [];
  const info = new TypeInfo(schema);
  const Field = (node: FieldNode) => {
    const definition = info.getFieldDef();
    if (definition) sites.push({ node, definition });
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return sites;
}

/** Adds to a selection set. */
export function addTo(set: SelectionSetNode, ...selections: readonly SelectionNode[]): void {
  Object.assign(set, { selections: [...set.selections, ...selections] });
}

/** Gives a field an argument, in place of one of that name. */
export function setArgument(node: FieldNode, name: string, value: ValueNode): void {
  const others = (node.arguments ?? []).filter((each) => each.name.value !== name);
  const given = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value };
  Object.assign(node, { arguments: [...others, given] });
}

/** The selections of a text such as `{ a b }`. */
export function selections(text: string): readonly SelectionNode[] {
  const [definition] = parse(text, { noLocation: true }).definitions;
  return definition && 'selectionSet' in definition ? (definition.selectionSet?.selections ?? []) : [];
}

export function value(text: string): ValueNode {
  return parseValue(text, { noLocation: true });
}
