import type { GraphEnum } from '../graph/enums.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { GraphType } from '../graph/types.ts';
import { humanized } from '../names.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../texts.ts';

/** `schema.graphql` of the interface's folder. */
export function schemaFile({ roots, types }: Plan): string {
  const connections = types.all.filter((type) => roots.some((root) => root.isConnection && root.target === type));
  return [
    `extend type Query {\n${roots.map(rootField).join('\n')}\n}`,
    ...types.all.map((type) =>
      [...(connections.includes(type) ? [connection(type, roots)] : []), objectType(type)].join('\n\n'),
    ),
    ...types.enums.all.map(enumType),
  ].join('\n\n');
}

function rootField(root: GraphRoot): string {
  const own = root.args.map(({ name, type, parameter }) => `${text(parameter.description ?? name)} ${name}: ${type}`);
  const args = [...own, ...(root.isConnection ? windowOf(root) : [])];
  return `${text(root.description)} ${root.name}${args.length > 0 ? `(\n${args.join('\n')}\n)` : ''}: ${typeOf(root)}`;
}

/** Lists that are paged by tokens or keys are read forwards only. */
function windowOf({ operation }: GraphRoot): string[] {
  const forwards = [
    '"Returns the first n elements." first: Int',
    '"Returns the elements after this cursor." after: String',
  ];
  const backwards = [
    '"Returns the last n elements." last: Int',
    '"Returns the elements before this cursor." before: String',
  ];
  return isForwardOnly(operation.list?.paging.style) ? forwards : [...forwards, ...backwards];
}

export function isForwardOnly(style: string | undefined): boolean {
  return style === 'token' || style === 'key';
}

/** Whether the list of a root field has a total. */
export function hasTotal({ operation }: GraphRoot): boolean {
  const paging = operation.list?.paging;
  return paging !== undefined && (paging.style === 'whole' || paging.total !== undefined);
}

function typeOf({ named, isList, isConnection }: GraphRoot): string {
  if (isConnection) return `${named}Connection`;
  return isList ? `[${named}!]` : named;
}

function connection(type: GraphType, roots: readonly GraphRoot[]): string {
  const { name } = type;
  const noun = humanized(type.component);
  const counted = roots.some((root) => root.isConnection && root.target === type && hasTotal(root));
  return `"A list of the type ${name}."
type ${name}Connection {
  "The rows with their cursors."
  edges: [${name}Edge!]!
  "The rows."
  nodes: [${name}!]!
  "Where this page stands."
  pageInfo: PageInfo!
  ${counted ? '"How many there are altogether."\n  totalCount: Int' : ''}
}

${text(`${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} in a list.`)}
type ${name}Edge {
  "The row."
  node: ${name}!
  "Where it stands in the list."
  cursor: String!
}`;
}

function objectType({ name, component, description, fields, isRow, key }: GraphType): string {
  const lines = [
    ...(key === undefined ? [] : ['id: ID!']),
    ...fields.map((field) => `${text(field.description)} ${field.name}: ${field.type}`),
    ...(isRow ? [`${text(`The ${humanized(component)} as the interface sent it.`)} raw: JSON!`] : []),
  ];
  return `${text(description)}\ntype ${name}${key === undefined ? '' : ' implements Node'} {\n${lines.join('\n')}\n}`;
}

function enumType({ name, description, values, isAnswered }: GraphEnum): string {
  const own = values.map((value) => `${text(firstSentence(humanized(value.word), value.name))} ${value.name}`);
  const open = isAnswered ? ['"Something newer than this graph." UNRECOGNIZED'] : [];
  return `${text(description)}\nenum ${name} {\n${[...own, ...open].join('\n')}\n}`;
}

function text(description: string): string {
  return JSON.stringify(description);
}
