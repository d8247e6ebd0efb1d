import type { GraphInput, GraphInputField } from '../graph/inputs.ts';
import type { GraphMutation, GraphRefusal } from '../graph/mutations.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { Plan } from '../plan.ts';
import { text } from './text.ts';

/** The field of `Mutation`. */
export function mutationField({ name, description, input, result }: GraphMutation): string {
  const argument = input === undefined ? '' : `(${text(`The input of \`${name}\`.`)} input: ${input}!)`;
  return `${text(description)} ${name}${argument}: ${result}`;
}

/** The inputs, results and refusals of all mutations. */
export function mutationTypes({ roots, mutations, inputs }: Plan): string[] {
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

const REASONS: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'The API refused the input.',
  PERMISSION_DENIED: 'The credential does not permit it.',
  NOT_FOUND: 'The API has no such object.',
  CONFLICT: 'It conflicts with the state of an object.',
  FAILED_PRECONDITION: 'The object changed meanwhile.',
};

/** The interfaces that rejections of many APIs share. */
const SHARED: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'InvalidInput',
  PERMISSION_DENIED: 'AccessDenied',
  NOT_FOUND: 'NotFound',
};

/** The message of a refusal for people. */
export function reasonOf({ code }: GraphRefusal): string {
  return REASONS[code] ?? 'The API refused it.';
}

function refusalType(refusal: GraphRefusal): string {
  const message = '"The reason, for programs." code: RejectionCode! "The reason, for people." message: String!';
  const shared = SHARED[refusal.code];
  const apis = shared ? `${shared} & Rejection` : 'Rejection';
  const fields =
    refusal.code === 'BAD_USER_INPUT' ? ['"The refused fields, as far as the API names them." fields: [String!]!'] : [];
  return `${text(reasonOf(refusal))}\ntype ${refusal.name} implements ${apis} {\n${[message, ...fields].join('\n')}\n}`;
}
