import type { GraphInput, GraphInputField } from '../graph/inputs.ts';
import type { GraphMutation, GraphRefusal } from '../graph/mutations.ts';
import type { GraphArgument, GraphRoot } from '../graph/roots.ts';
import type { GraphEnum, GraphType } from '../graph/types.ts';
import { humanized, plural, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { REFUSALS, type RefusalFacts } from '../reduce/operations.ts';
import { firstSentence, oneOf } from '../texts.ts';
import { text } from './code.ts';

/** `schema.graphql` of the API's folder. */
export function schemaFile(plan: Plan): string {
  const { roots, types, mutations } = plan;
  const connections = types.all.filter((type) => roots.some((root) => root.isConnection && root.target === type));
  return [
    ...(roots.length > 0 ? [`extend type Query {\n${roots.map(rootField).join('\n')}\n}`] : []),
    ...(mutations.length > 0 ? [`extend type Mutation {\n${mutations.map(mutationField).join('\n')}\n}`] : []),
    ...roots.flatMap(conditions),
    ...types.all.map((type) =>
      [...(connections.includes(type) ? [connection(type, roots)] : []), objectType(type, roots)].join('\n\n'),
    ),
    ...mutationTypes(plan),
    ...types.enums.all.map(enumType),
  ].join('\n\n');
}

function rootField(root: GraphRoot): string {
  return listField(root.name, root, []);
}

/** A field for a read. `without` are arguments that follow from its place. */
function listField(name: string, root: GraphRoot, without: readonly GraphArgument[]): string {
  const own = root.args
    .filter((each) => !each.isWhere && !without.includes(each))
    .map((each) => `${text(argumentText(root, each))} ${each.name}: ${argumentType(root, each)}`);
  const input = root.body && root.body.type !== '' ? root.body : undefined;
  const args = [
    ...own,
    ...(input ? [`"The body, as the API takes it." input: ${input.type}${input.isRequired ? '!' : ''}`] : []),
    ...(root.where ? [`"Conditions, all of which are met." where: ${root.where}`] : []),
    ...(root.order ? [`"The order. Unless given: the API's own." orderBy: ${root.order.name}`] : []),
    ...(root.isConnection ? windowOf(root) : []),
  ];
  return `${text(saysWhenNull(root))} ${name}${args.length > 0 ? `(\n${args.join('\n')}\n)` : ''}: ${typeOf(root)}`;
}

/** What is looked up may not exist, and other objects always do. */
function saysWhenNull({ description, isConnection, isList, target }: GraphRoot): string {
  if (isConnection || isList || !target || /\bnull\b/i.test(description)) return description;
  return `${description} Null if there is none.`;
}

function argumentText({ lookup }: GraphRoot, argument: GraphArgument): string {
  if (lookup?.argument === argument) return "Its `id`, or the upstream's own key.";
  return argument.parameter.description ?? argument.name;
}

/** What names a node takes its global id or its key. */
function argumentType({ lookup, parent }: GraphRoot, argument: GraphArgument): string {
  return lookup?.argument === argument || parent?.argument === argument ? 'ID!' : argument.type;
}

function conditions({ args, where, order, name }: GraphRoot): string[] {
  const fields = args
    .filter(({ isWhere }) => isWhere)
    .map((each) => `${text(each.parameter.description ?? each.name)} ${each.name}: ${each.type}`);
  return [
    ...(where
      ? [
          `${text(`Conditions on ${humanized(name)}, all of which must be met.`)}\ninput ${where} {\n${fields.join('\n')}\n}`,
        ]
      : []),
    ...(order
      ? [
          `${text(`The order of ${humanized(name)}.`)}\ninput ${order.name} {\n"The sort key." field: ${order.fields.name}!\n"The direction." direction: SortDirection! = ASC\n}`,
        ]
      : []),
  ];
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

function isForwardOnly(style: string | undefined): boolean {
  return style === 'token' || style === 'key';
}

/** Whether the list of a root field has a total. */
export function hasTotal({ operation }: GraphRoot): boolean {
  const paging = operation.list?.paging;
  return paging !== undefined && (paging.style === 'whole' || paging.total !== undefined);
}

function typeOf({ named, isList, isConnection }: GraphRoot): string {
  if (isConnection) return `${named}Connection @semanticNonNull`;
  return isList ? `[${named}!]` : named;
}

function connection(type: GraphType, roots: readonly GraphRoot[]): string {
  const { name } = type;
  const noun = humanized(type.component);
  const counted = roots.some((root) => root.isConnection && root.target === type && hasTotal(root));
  const nouns = [...wordsOf(type.component).slice(0, -1), plural(wordsOf(type.component).at(-1) ?? '')].join(' ');
  return `${text(`A list of ${nouns}.`)}
type ${name}Connection {
  ${text(`The ${nouns} with their cursors.`)}
  edges: [${name}Edge!]!
  ${text(`The ${nouns} of this page, without their cursors.`)}
  nodes: [${name}!]!
  "Where this page stands."
  pageInfo: PageInfo!
  ${counted ? '"How many there are altogether."\n  totalCount: Int' : ''}
}

${text(`${oneOf(noun)} in a list.`)}
type ${name}Edge {
  ${text(`The ${noun} at \`cursor\`.`)}
  node: ${name}!
  "Where it stands in the list."
  cursor: String!
}`;
}

function objectType(type: GraphType, roots: readonly GraphRoot[]): string {
  const { name, component, description, fields, isRow, key, compound } = type;
  const isNode = key !== undefined || compound !== undefined;
  const lines = [
    ...(isNode ? ['id: ID!'] : []),
    ...fields.map((field) => `${text(field.description)} ${field.name}: ${field.type}`),
    ...type.references.map(reference),
    ...type.codes.filter(({ of }) => of === 'Currency').map(codeField),
    ...type.lists.flatMap((list) => nestedList(list, roots)),
    ...type.downloads.map((download) => downloadField(download, roots)),
    ...(isRow ? [`${text(`The ${humanized(component)} as the API sent it.`)} raw: JSON!`] : []),
  ];
  return `${text(description)}\ntype ${name}${isNode ? ' implements Node' : ''} {\n${lines.join('\n')}\n}`;
}

function reference({ name, field, target }: GraphType['references'][number]): string {
  const description = `The ${humanized(target.component)} of \`${field.name}\`. Null if there is none.`;
  return `${text(description)} ${name}: ${target.name}`;
}

/** The country or the currency of a code beside it. */
export function codeField({ name, field, of }: GraphType['codes'][number]): string {
  const calls = of === 'Currency' ? ' No call.' : '';
  return `${text(`The ${humanized(of)} of \`${field.name}\`.${calls} Null if there is none.`)} ${name}: ${of}`;
}

function downloadField({ name, root }: GraphType['downloads'][number], roots: readonly GraphRoot[]): string {
  const says = roots.find((each) => each.name === root)?.description.replace(/\.?$/, '') ?? name;
  return `${text(`${says}, as a download. No call until it is read, which is one call.`)} ${name}: Download!`;
}

function nestedList(
  { name, root: { name: rootName } }: GraphType['lists'][number],
  roots: readonly GraphRoot[],
): string[] {
  const root = roots.find((each) => each.name === rootName);
  if (!root?.parent) return [];
  const description = `${root.description.replace(/\.?$/, '.')} Each different object costs a call.`;
  return [listField(name, { ...root, description }, [root.parent.argument])];
}

function enumType({ name, description, values, isAnswered }: GraphEnum): string {
  const own = values.map((value) => `${text(firstSentence(humanized(value.word), value.name))} ${value.name}`);
  const open = isAnswered ? ['"Something newer than this graph." UNRECOGNIZED'] : [];
  return `${text(description)}\nenum ${name} {\n${[...own, ...open].join('\n')}\n}`;
}

/** The field of `Mutation`. */
function mutationField({ name, description, input, result }: GraphMutation): string {
  const argument = input === undefined ? '' : `(${text(`The input of \`${name}\`.`)} input: ${input}!)`;
  return `${text(description)} ${name}${argument}: ${result}`;
}

/** The inputs, results and refusals of all mutations. */
function mutationTypes({ roots, mutations, inputs }: Plan): string[] {
  const refusals = new Map(mutations.flatMap(({ refusals: all }) => all.map((each) => [each.name, each])));
  return [
    ...roots.flatMap(bodyType),
    ...mutations.flatMap(resultTypes),
    ...inputs.all.map(inputType),
    ...[...refusals.values()].map(refusalType),
  ];
}

function bodyType({ name, body }: GraphRoot): string[] {
  if (!body || body.fields.length === 0) return [];
  return [`${text(`The input of \`${name}\`.`)}\ninput ${body.type} {\n${body.fields.map(inputField).join('\n')}\n}`];
}

function resultTypes(mutation: GraphMutation): string[] {
  const { name, input, result, success, refusals } = mutation;
  const members = [success, ...refusals.map((each) => each.name)].join(' | ');
  return [
    ...(input === undefined
      ? []
      : [`${text(`The input of \`${name}\`.`)}\ninput ${input} {\n${fieldsOf(mutation).join('\n')}\n}`]),
    `${text(`The result of \`${name}\`.`)}\nunion ${result} = ${members}`,
    `${text(`\`${name}\` has happened.`)}\ntype ${success} {\n${[outcomeField(mutation), ...edgeField(mutation)].join('\n')}\n}`,
  ];
}

function fieldsOf({ parameters, members, wholeBody }: GraphMutation): string[] {
  return [
    ...parameters.map(({ name, type, parameter, node }) => {
      const description = node ? `Its \`id\`, or the upstream's own key.` : (parameter.description ?? name);
      return `${text(description)} ${name}: ${type}`;
    }),
    ...members.map(inputField),
    ...(wholeBody === undefined ? [] : [`"The body, as the API takes it." ${wholeBody}: JSON`]),
  ];
}

function outcomeField({ outcome }: GraphMutation): string {
  switch (outcome.kind) {
    case 'deleted':
      return `"The \`id\` of the deleted object." ${outcome.name}: ID!`;
    case 'done':
      return '"Always true: the API answers without a body." isDone: Boolean!';
    case 'value': {
      const { named, isList } = outcome.shown;
      return `"The answer." ${outcome.name}: ${isList ? `[${named}!]` : named}${outcome.isOptional ? '' : '!'}`;
    }
  }
}

function edgeField({ edge }: GraphMutation): string[] {
  return edge ? [`"Its edge in \`${edge.list.name}\`." ${edge.name}: ${edge.list.named}Edge!`] : [];
}

function inputType({ name, description, fields }: GraphInput): string {
  return `${text(description)}\ninput ${name} {\n${fields.map(inputField).join('\n')}\n}`;
}

function inputField({ name, description, type }: GraphInputField): string {
  return `${text(description)} ${name}: ${type}`;
}

function refusalType(refusal: GraphRefusal): string {
  const message = '"The reason, for programs." code: RejectionCode! "The reason, for people." message: String!';
  const { reason, shared }: RefusalFacts = REFUSALS[refusal.code];
  const apis = shared ? `${shared} & Rejection` : 'Rejection';
  const fields =
    refusal.code === 'BAD_USER_INPUT' ? ['"The refused fields, as far as the API names them." fields: [String!]!'] : [];
  return `${text(reason)}\ntype ${refusal.name} implements ${apis} {\n${[message, ...fields].join('\n')}\n}`;
}
