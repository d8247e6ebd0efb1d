import { PACKAGE } from '../../package.ts';
import type { GraphInputField } from '../graph/inputs.ts';
import type { GraphMutation, GraphRefusal, ParameterField } from '../graph/mutations.ts';
import { camelCase, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { REFUSALS } from '../reduce/operations.ts';
import { named } from '../reduce/schemas.ts';
import { importsFrom, member as memberOf, quoted, record, renamed, variableName } from './code.ts';

/** `mutations.ts` of the API's folder: the calls; `undefined` without mutations. */
export function mutationsFile(plan: Plan): string | undefined {
  const { made, mutations } = plan;
  if (mutations.length === 0) return undefined;
  const body = `export const mutations: MutationResolvers = {
${mutations.map((mutation) => resolver(made.slug, mutation)).join('\n')}
};
`;
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const bodies = mutations.filter(hasMembers).map(bodyName);
  const refusals = distinctRefusals(mutations).map(refusalName);
  return `${importsFrom([
    [PACKAGE, used(['calling', 'edgeOf', 'toGlobalId', 'upstreamKey'])],
    [PACKAGE, ['outcome']],
    ['./inputs.ts', bodies],
    ['./refusals.ts', refusals],
    ['./types.generated.ts', ['type MutationResolvers']],
  ])}\n${body}`;
}

function resolver(slug: string, mutation: GraphMutation): string {
  const { name, operation, input, refusals, success, outcome } = mutation;
  const args = [
    ...mutation.parameters.map((each): [string, string] => [each.parameter.name, parameterValue(each)]),
    ...(hasMembers(mutation) ? [['body', `${bodyName(mutation)}(input)`] as [string, string]] : []),
    ...(mutation.wholeBody === undefined ? [] : [['body', wholeBody(mutation)] as [string, string]]),
  ];
  const call = `context.upstream.${slug}.${operation.id}(${args.length > 0 ? record(args) : ''})`;
  const { envelope } = operation;
  const taken = envelope ? 'answer' : outcome.kind === 'value' ? variableName(outcome.name, 'context') : '';
  const accepted = `${outcome.kind === 'value' ? `(${taken})` : '()'} => ({ __typename: ${quoted(success)}, ${[fieldOf(mutation), ...edgeFieldOf(mutation)].join(', ')} })`;
  const refused = record(refusals.map((each) => [each.code, refusalName(each)]));
  const comments = [...operation.guesses, ...edgeGuesses(mutation)].map((guess) => `// Guess: ${guess}.\n`).join('');
  const made = `(_root, ${input === undefined ? '_args' : '{ input }'}, context) => outcome(${call}, ${accepted}, ${refused})`;
  return `${comments}${name}: calling(${quoted(`${slug}.${operation.id}`)}, ${made}),`;
}

/** The body is any JSON: its type is the contract's, which the graph does not check. */
function wholeBody({ wholeBody: field }: GraphMutation): string {
  return `input.${field} as never`;
}

function edgeFieldOf({ edge, outcome, operation: { envelope }, parameters }: GraphMutation): string[] {
  if (!edge || outcome.kind !== 'value') return [];
  const { name, list, key } = edge;
  const object = envelope ? memberOf('answer', envelope.member) : variableName(outcome.name, 'context');
  const path = parameters.filter(({ parameter }) => parameter.in === 'path');
  const args = record(path.map((each) => [each.parameter.name, parameterValue(each)]));
  const position = key === undefined ? quoted('0') : `String(${memberOf(object, key)})`;
  return [`${name}: edgeOf(context, ${quoted(`Query.${list.name}`)}, ${args}, ${position}, ${object})`];
}

/** The guesses about the edge of a new object. */
export function edgeGuesses({ edge }: GraphMutation): string[] {
  return edge && edge.key === undefined ? [`a new object is the first row of \`${edge.list.name}\``] : [];
}

function fieldOf({ outcome, operation: { envelope } }: GraphMutation): string {
  switch (outcome.kind) {
    case 'value':
      return renamed(
        outcome.name,
        envelope ? memberOf('answer', envelope.member) : variableName(outcome.name, 'context'),
      );
    case 'done':
      return 'isDone: true';
    case 'deleted':
      return `${outcome.name}: toGlobalId(${quoted(outcome.node.name)}, ${parameterValue(outcome.key)})`;
  }
}

function parameterValue({ name, parameter, node }: ParameterField): string {
  const value = `input.${name}`;
  if (node) return `upstreamKey(${quoted(node.name)}, ${value}, context)`;
  return parameter.required ? value : value;
}

function hasMembers({ members }: GraphMutation): boolean {
  return members.length > 0;
}

function bodyName({ name }: GraphMutation): string {
  return `${name}Body`;
}

/** `inputs.ts`: the upstream's objects for inputs; `undefined` if there are none. */
export function inputsFile(plan: Plan): string | undefined {
  const { roots, mutations, inputs, made } = plan;
  const bodies = [
    ...roots.map(({ name, body, operation }) => ({ name, type: body?.type, fields: body?.fields ?? [], operation })),
    ...mutations.map(({ name, input, members, operation }) => ({ name, type: input, fields: members, operation })),
  ].filter(({ fields }) => fields.length > 0);
  if (bodies.length === 0) return undefined;
  const types = new Set([...bodies.map(({ type = '' }) => type), ...inputs.all.map(({ name }) => name)]);
  const functions = [
    ...bodies.map(({ name, type = '', fields, operation }) =>
      converter(plan, {
        name: `${name}Body`,
        type,
        component: named(made.components, operation.body?.schema ?? {}).name,
        fields,
      }),
    ),
    ...inputs.all.map(({ name, component, fields }) =>
      converter(plan, { name: converterName(name), type: name, component, fields }),
    ),
  ].join('\n\n');
  const numbers = /\bwholeNumber\b/.test(functions) ? [[PACKAGE, ['wholeNumber']] as const] : [];
  const wire = functions.includes('Wire.') ? `import type * as Wire from './contract.ts';\n` : '';
  return `${wire}${importsFrom([...numbers, ['./types.generated.ts', [...types].map((name) => `type ${name}`)]])}\n${functions}\n`;
}

interface Converter {
  readonly name: string;
  readonly type: string;
  readonly component: string | undefined;
  readonly fields: readonly GraphInputField[];
}

function converter({ made, types }: Plan, { name, type, component = '', fields }: Converter): string {
  const lines = fields.map((field) => `${keyOf(field.member)}: ${valueOf(field)},`);
  const { required = [] } = made.components.get(component) ?? {};
  const members = new Set(fields.map(({ member }) => member));
  // Responses have members that requests do not.
  const isNode = types.all.some((each) => each.component === component && (each.key ?? each.compound) !== undefined);
  const cast = required.every((each) => members.has(each)) && !isNode ? '' : ` as Wire.${component}`;
  return `export function ${name}(input: ${type}): Wire.${component} {\nreturn {\n${lines.join('\n')}\n}${cast};\n}`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function valueOf({ name, conversion, target, isList, isRequired, isNullable, absent }: GraphInputField): string {
  const value = memberOf('input', name);
  // A null of the caller's is sent where the upstream takes it.
  const given = isRequired || (isNullable && absent === 'undefined') ? value : `${value} ?? ${absent}`;
  if (conversion === 'none') return given;
  if (conversion === 'json') return given === value ? `${value} as never` : `(${given}) as never`;
  const convert = conversion === 'object' && target ? converterName(target.name) : 'wholeNumber';
  const converted = isList ? `${value}.map(${convert})` : `${convert}(${value})`;
  if (isRequired) return converted;
  return `${value} == null ? ${isNullable && absent === 'undefined' ? value : absent} : ${converted}`;
}

function converterName(type: string): string {
  return `${camelCase(wordsOf(type.replace(/Input$/, '')))}Of`;
}

/** `refusals.ts`: the members of results that are refusals. */
export function refusalsFile(plan: Plan): string | undefined {
  const refusals = distinctRefusals(plan.mutations);
  if (refusals.length === 0) return undefined;
  const constants = refusals.map((refusal) => {
    const { name, code } = refusal;
    const message = quoted(REFUSALS[code].reason);
    return code === 'BAD_USER_INPUT'
      ? `export const ${refusalName(refusal)} = (error: UpstreamError) => rejection(${quoted(name)}, ${quoted(code)}, ${message}, { fields: refusedFields(error) });`
      : `export const ${refusalName(refusal)} = () => rejection(${quoted(name)}, ${quoted(code)}, ${message});`;
  });
  const isInput = refusals.some(({ code }) => code === 'BAD_USER_INPUT');
  const imports = importsFrom([[PACKAGE, ['rejection', ...(isInput ? ['refusedFields', 'type UpstreamError'] : [])]]]);
  return `${imports}\n${constants.join('\n\n')}\n`;
}

function distinctRefusals(mutations: readonly GraphMutation[]): GraphRefusal[] {
  return [...new Map(mutations.flatMap(({ refusals }) => refusals.map((each) => [each.name, each]))).values()];
}

function refusalName({ code }: GraphRefusal): string {
  return camelCase(wordsOf(REFUSALS[code].noun));
}
