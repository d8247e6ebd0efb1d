import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NamedTypeNode,
  print,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { NodeType } from '#graph';
import { code, table } from '../markdown.ts';

/** The address of a type's heading, relative to another page. */
export type TypeAddress = (type: string) => string | undefined;

export const CONNECTION_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);

/** The types of a document in its order, without connections and edges. */
export function typesIn({ definitions }: DocumentNode): readonly TypeDefinitionNode[] {
  return definitions.filter(isType).filter(({ name, kind }) => !isConnection(name.value, kind));
}

/** The fields that a document gives to a type, by its definition or by extensions. */
export function fieldsOf({ definitions }: DocumentNode, type: string): readonly FieldDefinitionNode[] {
  return definitions.flatMap((each) =>
    (each.kind === Kind.OBJECT_TYPE_EXTENSION || each.kind === Kind.OBJECT_TYPE_DEFINITION) && each.name.value === type
      ? (each.fields ?? [])
      : [],
  );
}

/** A type with its description and a table of its fields or values. */
export function typeSection(
  type: TypeDefinitionNode,
  document: DocumentNode,
  address: TypeAddress,
  nodes: Readonly<Record<string, NodeType>>,
): string[] {
  return [
    `### ${code(type.name.value)}`,
    `${kindOf(type, address)}${type.description?.value ?? ''}${keysOf(nodes[type.name.value])}`,
    membersOf(type, document, address),
  ];
}

/** The fields by which routers of federated graphs find an object. */
function keysOf(node: NodeType | undefined): string {
  if (!node) return '';
  const keys = [['id'], ...(node.keys ?? []).map(({ fields }) => fields)];
  return ` Keys: ${keys.map((fields) => code(fields.join(' '))).join(', ')}.`;
}

/** A type as written in the schema, linked to its heading. */
export function typeLink(type: TypeNode, address: TypeAddress): string {
  const target = address(nameOf(type));
  return target ? `[${code(print(type))}](${target})` : code(print(type));
}

/** Arguments, except for those of all connections. */
export function argumentTable(args: readonly InputValueDefinitionNode[], address: TypeAddress): string {
  const own = args.filter(({ name }) => !CONNECTION_ARGUMENTS.has(name.value));
  return own.length === 0
    ? ''
    : table(
        ['Argument', 'Type', 'Default', 'Description'],
        own.map((each) => inputRow(each, address)),
      );
}

/** The name of a field with the names of its arguments: `quotes(first, after)`. */
export function fieldName({ name, arguments: args = [] }: FieldDefinitionNode): string {
  const names = args.map((each) => each.name.value);
  const shown = names.some((each) => CONNECTION_ARGUMENTS.has(each))
    ? [...names.filter((each) => !CONNECTION_ARGUMENTS.has(each)), '…']
    : names;
  return code(shown.length > 0 ? `${name.value}(${shown.join(', ')})` : name.value);
}

function membersOf(type: TypeDefinitionNode, document: DocumentNode, address: TypeAddress): string {
  switch (type.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
      return '';
    case Kind.UNION_TYPE_DEFINITION:
      return `One of ${(type.types ?? []).map((each) => typeLink(each, address)).join(', ')}.`;
    case Kind.ENUM_TYPE_DEFINITION:
      return table(
        ['Value', 'Description'],
        (type.values ?? []).map(({ name, description }) => [code(name.value), description?.value ?? '']),
      );
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return table(
        ['Field', 'Type', 'Default', 'Description'],
        (type.fields ?? []).map((each) => inputRow(each, address)),
      );
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const fields =
        type.kind === Kind.OBJECT_TYPE_DEFINITION ? fieldsOf(document, type.name.value) : (type.fields ?? []);
      return table(
        ['Field', 'Type', 'Description'],
        fields.map((each) => fieldRow(each, meaningIn(type, document, each), address)),
      );
    }
  }
}

function fieldRow(field: FieldDefinitionNode, meaning: string, address: TypeAddress): string[] {
  const { directives = [] } = field;
  const deprecated = directives.find(({ name }) => name.value === 'deprecated')?.arguments?.[0]?.value;
  const gone = deprecated?.kind === Kind.STRING ? `**Deprecated.** ${deprecated.value}` : '';
  return [fieldName(field), typeLink(field.type, address), [gone, meaning].join(' ').trim()];
}

/** The description of a field, or else of the interface's field that it implements. */
function meaningIn(
  { interfaces = [] }: { readonly interfaces?: readonly NamedTypeNode[] | undefined },
  { definitions }: DocumentNode,
  { name, description }: FieldDefinitionNode,
): string {
  if (description) return description.value;
  const above = definitions
    .filter((each) => each.kind === Kind.INTERFACE_TYPE_DEFINITION)
    .filter((each) => interfaces.some((one) => one.name.value === each.name.value))
    .flatMap(({ fields = [] }) => fields)
    .find((field) => field.name.value === name.value);
  return above?.description?.value ?? OF_BASE[name.value] ?? '';
}

/** The same for interfaces of the base schema. */
const OF_BASE: Readonly<Record<string, string>> = {
  id: 'The global id, for `node`.',
  message: 'The reason, for people.',
};

function inputRow({ name, type, defaultValue, description }: InputValueDefinitionNode, address: TypeAddress): string[] {
  return [
    code(name.value),
    typeLink(type, address),
    defaultValue ? code(print(defaultValue)) : '',
    description?.value ?? '',
  ];
}

/** The kind of a type, unless its table shows it. */
function kindOf(type: TypeDefinitionNode, address: TypeAddress): string {
  if (type.kind === Kind.INTERFACE_TYPE_DEFINITION) return '*Api.* ';
  if (type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const isOneOf = type.directives?.some(({ name }) => name.value === 'oneOf');
    return isOneOf ? '*Input: exactly one of its fields.* ' : '*Input.* ';
  }
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !type.interfaces?.length) return '';
  return `*Implements ${type.interfaces.map((each) => typeLink(each, address)).join(', ')}.* `;
}

/** The name inside lists and exclamation marks. */
export function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function isType(node: DefinitionNode): node is TypeDefinitionNode {
  return node.kind.endsWith('TypeDefinition');
}

function isConnection(name: string, kind: string): boolean {
  return kind === Kind.OBJECT_TYPE_DEFINITION && /(?:Connection|Edge)$/.test(name);
}
