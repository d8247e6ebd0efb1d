import { PACKAGE } from '../../package.ts';
import type { GraphOrder } from '../graph/arguments.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { GraphField, GraphType } from '../graph/types.ts';
import { camelCase, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { member, quoted, record } from './code.ts';
import { importsFrom } from './modules.ts';
import { renamed, variableName } from './variable-name.ts';

/** `resolvers.ts` of the API's folder. */
export function resolversFile(plan: Plan): string {
  const { roots, types, mutations } = plan;
  const parts = types.all.flatMap((type) => {
    const lines = resolversOf(plan, type);
    return lines.length === 0 ? [] : [`${type.name}: {\n${lines.join('\n')}\n},`];
  });
  const query =
    roots.length > 0 ? `  Query: {\n${roots.map((root) => rootResolver(plan, root)).join('\n')}\n  },\n` : '';
  const body = `export const resolvers: Resolvers = {
${query}${mutations.length > 0 ? '  Mutation: mutations,\n' : ''}${parts.join('\n')}
};
`;
  const generated = importsFrom([
    ['./types.generated.ts', ['type Resolvers']],
    ...(mutations.length > 0 ? [['./mutations.ts', ['mutations']] as const] : []),
  ]);
  return `${importsFor(plan, body)}${generated}\n${body}`;
}

/** The constant of `batches.ts` that looks up objects of a type. */
export function batchName({ component, key = 'key', compound }: GraphType): string {
  const noun = wordsOf(component);
  if (compound) return camelCase([...noun, 'by', 'key']);
  const words = wordsOf(key);
  const isDoubled = noun.every((word, index) => words[index] === word) && words.length > noun.length;
  return camelCase([...noun, 'by', ...(isDoubled ? words.slice(noun.length) : words)]);
}

/** The root field whose operation looks up objects of a type. */
export function lookupRoot(roots: readonly GraphRoot[], type: GraphType): GraphRoot | undefined {
  if (type.key === undefined) return undefined;
  return roots.find(({ target, lookup }) => target === type && lookup?.key === type.key);
}

function importsFor(plan: Plan, body: string): string {
  const { roots, types } = plan;
  const usedIn = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const batches = types.all.filter((type) => lookupRoot(roots, type)).map(batchName);
  return importsFrom([
    [PACKAGE, usedIn(['from', 'listFrom', 'paged', 'upstreamKey'])],
    [PACKAGE, usedIn(['orNull'])],
    ['./batches.ts', batches],
    ['./inputs.ts', roots.flatMap(({ name, body }) => (body && body.fields.length > 0 ? [`${name}Body`] : []))],
  ]);
}

function rootResolver({ made, roots }: Plan, root: GraphRoot): string {
  const { name, operation, args, isConnection, lookup, target } = root;
  const own = args.filter(({ isWhere }) => !isWhere);
  const variables = new Map(own.map((argument) => [argument, variableName(argument.name, made.slug)]));
  const hasInput = root.body !== undefined && root.body.type !== '';
  const taken = [
    ...own.map((argument) => renamed(argument.name, variables.get(argument) ?? '')),
    ...(hasInput ? ['input'] : []),
  ];
  if (isConnection) {
    const more = [...(root.where ? ['where'] : []), ...(root.order ? ['orderBy'] : [])];
    const all = [...taken, ...more];
    const rest = all.length === 0 ? 'window' : `{ ${all.join(', ')}, ...window }`;
    const call = `paged(context, info, ${quoted(`${made.slug}.${operation.id}`)}, ${argumentsOf(root, variables)}, window)`;
    return `${name}: (_root, ${rest}, context, info) => ${call},`;
  }
  if (lookup && target && lookupRoot(roots, target) === root) {
    const argument = lookup.argument.name;
    const key = variableName(argument, made.slug);
    const found = `context.load(${batchName(target)}, upstreamKey(${quoted(target.name)}, ${key}, context))`;
    return `${name}: (_root, { ${renamed(argument, key)} }, context) => ${found},`;
  }
  const first = taken.length === 0 ? '_args' : `{ ${taken.join(', ')} }`;
  const call = unwrapped(
    operation,
    `${made.slug}.${operation.id}(${taken.length === 0 ? '' : argumentsOf(root, variables)})`,
  );
  const found = own.some(({ parameter }) => parameter.in === 'path') ? `orNull(${call})` : call;
  if (root.parent) {
    const whole = found.replace(`${made.slug}.`, `context.upstream.${made.slug}.`);
    return `${name}: (_root, ${first}, context) => ${whole},`;
  }
  return `${name}: (_root, ${first}, { upstream: { ${made.slug} } }) => ${found},`;
}

/** A call whose result is the object in its envelope. */
export function unwrapped({ envelope }: GraphRoot['operation'], call: string): string {
  if (!envelope) return call;
  return `${call}.then((answer) => ${member('answer', envelope.member)}${envelope.isRequired ? '' : ' ?? null'})`;
}

/** The upstream's arguments of a read. */
function argumentsOf(root: GraphRoot, variables: ReadonlyMap<GraphRoot['args'][number], string>): string {
  const { args, order, parent } = root;
  const given = args.map((argument): [string, string] => {
    const variable = variables.get(argument);
    if (variable === undefined) return [argument.parameter.name, `where?.${argument.name}`];
    const isParent = parent?.argument === argument;
    return [
      argument.parameter.name,
      isParent ? `upstreamKey(${quoted(parent.type.name)}, ${variable}, context)` : variable,
    ];
  });
  return record([...given, ...(order ? orderArguments(order) : []), ...bodyArgument(root)]);
}

function bodyArgument({ name, body }: GraphRoot): [string, string][] {
  if (!body || body.type === '') return [];
  if (body.fields.length === 0) return [['body', 'input as never']];
  return [['body', `${name}Body(${body.isRequired ? 'input' : 'input ?? {}'})`]];
}

function orderArguments({ sort, direction, words }: GraphOrder): [string, string][] {
  const directed = `orderBy && (orderBy.direction === 'DESC' ? ${quoted(words.DESC)} : ${quoted(words.ASC)})`;
  return [
    [sort.name, 'orderBy?.field'],
    [direction.name, directed],
  ];
}

function resolversOf(plan: Plan, type: GraphType): string[] {
  const plain = type.fields.flatMap((field) => {
    const resolver = resolverOf(field);
    return resolver === undefined ? [] : [`${field.name}: ${resolver},`];
  });
  const references = type.references.map(referenceResolver);
  const own = [
    ...plain,
    ...references,
    ...type.lists.map(({ name, root }) => listResolver(plan, type, name, root.name)),
  ];
  return type.isRow ? [...own, 'raw: (row) => row,'] : own;
}

/** A node whose key is a member. */
function referenceResolver({ name, field, target }: GraphType['references'][number]): string {
  const found = `load(${batchName(target)}, String(key))`;
  const isText = [field.schema.type].flat().includes('string');
  const isNone = isText ? "key == null || key === ''" : 'key == null';
  const looked = field.isOptional ? `(${isNone} ? null : ${found})` : found;
  return `// Guess: \`${field.member}\` is the key of the type ${target.name}.
${name}: from(${quoted(field.member)}, (key, _args, { load }) => ${looked}),`;
}

/** A list below the path of an object: one call for each object. */
function listResolver(
  { made, roots }: Plan,
  { key = '', component }: GraphType,
  name: string,
  rootName: string,
): string {
  const root = roots.find((each) => each.name === rootName);
  const argument = root?.parent?.argument;
  if (!root || !argument) throw new TypeError(`${rootName} is no list of ${component}`);
  const variables = new Map(
    root.args
      .filter(({ isWhere }) => !isWhere)
      .map((each) => [each, each === argument ? 'String(key)' : variableName(each.name, made.slug)]),
  );
  const others = root.args.filter((each) => !each.isWhere && each !== argument);
  const taken = [
    ...others.map((each) => renamed(each.name, variables.get(each) ?? '')),
    ...(root.where ? ['where'] : []),
    ...(root.order ? ['orderBy'] : []),
  ];
  const rest = taken.length === 0 ? 'window' : `{ ${taken.join(', ')}, ...window }`;
  const given = argumentsOf({ ...root, parent: undefined }, variables);
  const call = `paged(context, info, ${quoted(`${made.slug}.${root.operation.id}`)}, ${given}, window)`;
  return `${name}: from(${quoted(key)}, (key, ${rest}, context, info) => ${call}),`;
}

function resolverOf({ name, member, named, isList, isOptional, schema }: GraphField): string | undefined {
  const path = quoted(member);
  if (isList) return isOptional ? `listFrom(${path})` : name === member ? undefined : `from(${path})`;
  // A key that passes 2^53 is a bigint, which no ID takes.
  if (named === 'ID' && schema.format === 'int64') {
    return isOptional ? `from(${path}, (key) => key?.toString())` : `from(${path}, String)`;
  }
  return name === member ? undefined : `from(${path})`;
}
