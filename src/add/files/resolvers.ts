import { PACKAGE } from '../../package.ts';
import type { GraphOrder, GraphRoot } from '../graph/roots.ts';
import type { CompoundKey, GraphField, GraphType } from '../graph/types.ts';
import { camelCase, plural, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { importsFrom, member, quoted, record, renamed, variableName } from './code.ts';

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
    [PACKAGE, usedIn(['calling', 'foundBy', 'from', 'listFrom', 'loadedBy', 'pagedBy', 'upstreamKey'])],
    [PACKAGE, usedIn(['orNull'])],
    [PACKAGE, body.includes(', currencyOf)') ? ['currencyOf'] : []],
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
  const named = quoted(`${made.slug}.${operation.id}`);
  if (isConnection) return `${name}: ${pagedBy(named, '_root', taken, root, argumentsOf(root, variables))},`;
  if (lookup?.argument.name === 'id' && target && lookupRoot(roots, target) === root) {
    return `${name}: foundBy(${quoted(target.name)}, ${batchName(target)}),`;
  }
  const first = taken.length === 0 ? '_args' : `{ ${taken.join(', ')} }`;
  const call = unwrapped(
    operation,
    `${made.slug}.${operation.id}(${taken.length === 0 ? '' : argumentsOf(root, variables)})`,
  );
  const found = own.some(({ parameter }) => parameter.in === 'path') ? `orNull(${call})` : call;
  if (root.parent) {
    const whole = found.replace(`${made.slug}.`, `context.upstream.${made.slug}.`);
    return `${name}: calling(${named}, (_root, ${first}, context) => ${whole}),`;
  }
  return `${name}: calling(${named}, (_root, ${first}, { upstream: { ${made.slug} } }) => ${found}),`;
}

/** A connection over an operation, with the upstream's arguments of an object and of the field's own arguments. */
function pagedBy(operation: string, object: string, own: readonly string[], root: GraphRoot, given: string): string {
  const taken = [...own, ...(root.where ? ['where'] : []), ...(root.order ? ['orderBy'] : [])];
  const needsContext = given.includes(', context)');
  const variables = [object, taken.length === 0 ? '_args' : `{ ${taken.join(', ')} }`, 'context'];
  const count = needsContext ? 3 : taken.length > 0 ? 2 : object === '_root' ? 0 : 1;
  return `pagedBy(${operation}, (${variables.slice(0, count).join(', ')}) => (${given}))`;
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
  return [
    ...plain,
    ...type.references.map(referenceResolver),
    ...type.codes.flatMap(currencyResolver),
    ...type.downloads.map((download) => downloadResolver(plan, type, download)),
    ...type.lists.map(({ name, root }) => listResolver(plan, type, name, root.name)),
  ];
}

/** The currency of a code, unless its name tells which code is beside it. */
function currencyResolver({ name, field, of }: GraphType['codes'][number]): string[] {
  if (of !== 'Currency' || field.name === `${name}Code`) return [];
  return [`${name}: from(${quoted(field.member)}, currencyOf),`];
}

/** A node whose key is a member. */
function referenceResolver({ name, field, target }: GraphType['references'][number]): string {
  const options = field.isOptional ? ', { mayBeAbsent: true }' : '';
  return `// Guess: \`${field.member}\` is the key of the type ${target.name}.
${name}: loadedBy(${quoted(field.member)}, ${batchName(target)}${options}),`;
}

/** The bytes below the path of an object, as a download. */
function downloadResolver(
  { roots }: Plan,
  { key = '', name: typeName }: GraphType,
  { name, root }: GraphType['downloads'][number],
): string {
  const argument = roots.find((each) => each.name === root)?.parent?.argument.name ?? 'id';
  const offer = `context.graph.offerDownload(${quoted(`${typeName}.${name}`)}, { ${argument}: String(key) }, context)`;
  return `${name}: from(${quoted(key)}, (key, _args, context) => ${offer}),`;
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
  const taken = others.map((each) => renamed(each.name, variables.get(each) ?? ''));
  const given = argumentsOf({ ...root, parent: undefined }, variables);
  const operation = quoted(`${made.slug}.${root.operation.id}`);
  return `${name}: from(${quoted(key)}, ${pagedBy(operation, 'key', taken, root, given)}),`;
}

function resolverOf({ name, member, named, isList, isOptional, schema, currency }: GraphField): string | undefined {
  const path = quoted(member);
  if (currency !== undefined) {
    const isNone = `amount == null || !currency`;
    const members = `{ ${renamed(member, 'amount')}, ${renamed(currency, 'currency')} }`;
    return `from([${path}, ${quoted(currency)}], (${members}) => (${isNone} ? null : { amount, currencyCode: currency.toUpperCase() }))`;
  }
  if (isList) return isOptional ? `listFrom(${path})` : name === member ? undefined : `from(${path})`;
  // A key that passes 2^53 is a bigint, which no ID takes.
  if (named === 'ID' && schema.format === 'int64') {
    return isOptional ? `from(${path}, (key) => key?.toString())` : `from(${path}, String)`;
  }
  if (/^(?:Country|Currency)Code$/.test(named)) {
    return `from(${path}, (code) => ${isOptional ? 'code?.toUpperCase() || null' : 'code.toUpperCase()'})`;
  }
  return name === member ? undefined : `from(${path})`;
}

/** The most keys of a call where the document has no maximum. */
const USUAL_KEYS = 50;

/** `batches.ts` of the API's folder; `undefined` if no object is looked up by its own key. */
export function batchesFile(plan: Plan): string | undefined {
  const { roots, types } = plan;
  const found = types.all.flatMap((type) => {
    const root = lookupRoot(roots, type);
    return root ? [{ type, root, list: listByKeys(roots, type) }] : [];
  });
  const compound = types.all.filter((type) => type.compound);
  if (found.length + compound.length === 0) return undefined;
  const constants = [
    ...found.map(({ type, root, list }) => (list ? batch(plan, type, root, list) : lookup(plan, type, root))),
    ...compound.map((type) => compoundLookup(plan, type)),
  ];
  const body = constants.join('\n\n');
  const names = ['Batch', 'Lookup'].filter((name) => body.includes(`: ${name}<`)).map((name) => `type ${name}`);
  const typed = [...found.map(({ type }) => type), ...compound].filter(({ component }) =>
    body.includes(`<${component}>`),
  );
  const used = ['keyParts', 'lookup', 'orNull', 'wholeNumber'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `${importsFrom([
    ['./contract.ts', typed.map(({ component }) => `type ${component}`)],
    [PACKAGE, [...names, ...used]],
  ])}\n${body}\n`;
}

function lookup({ made }: Plan, type: GraphType, root: GraphRoot): string {
  const operation = quoted(`${made.slug}.${root.operation.id}`);
  const parameter = quoted(root.lookup?.argument.parameter.name ?? 'id');
  if (!root.operation.envelope) return `export const ${batchName(type)} = lookup(${operation}, ${parameter});`;
  return `export const ${batchName(type)}: Lookup<${type.component}> = {
operation: ${quoted(`${made.slug}.${root.operation.id}`)},
one: ({ ${made.slug} }, key) => ${one(made.slug, root)},
};`;
}

/** A lookup by several members of the object. */
function compoundLookup({ made, roots }: Plan, type: GraphType): string {
  const { root: rootName, parameters } = compoundOf(type);
  const operation = roots.find(({ name }) => name === rootName)?.operation;
  if (!operation) throw new TypeError(`${rootName} is no root field`);
  const variables = parameters.map((name, index) => [name, `parts[${index}]`] as const);
  const call = `${made.slug}.${operation.id}(${record(variables)})`;
  return `export const ${batchName(type)}: Lookup<${type.component}> = {
operation: ${quoted(`${made.slug}.${operation.id}`)},
one({ ${made.slug} }, key) {
const parts = keyParts(key, ${parameters.length});
return orNull(${unwrapped(operation, call)});
},
};`;
}

function compoundOf({ compound, name }: GraphType): CompoundKey {
  if (!compound) throw new TypeError(`${name} has no compound key`);
  return compound;
}

function one(slug: string, { operation, lookup: found }: GraphRoot): string {
  const call = `${slug}.${operation.id}(${record([[found?.argument.parameter.name ?? 'id', 'key']])})`;
  return `orNull(${unwrapped(operation, call)})`;
}

interface ListByKeys {
  readonly root: GraphRoot;
  readonly parameter: NewParameter;
}

/** A list of the same type with a parameter that takes keys, and that requires nothing else. */
export function listByKeys(roots: readonly GraphRoot[], { component, key = 'id' }: GraphType): ListByKeys | undefined {
  const noun = wordsOf(component).join('');
  const keys = wordsOf(key).join('');
  const names = new Set([
    plural(keys),
    `${noun}${plural(keys)}`,
    ...(keys === 'id' ? [`${wordsOf(component).at(-1)}ids`] : []),
  ]);
  for (const root of roots) {
    const { args, isConnection, target } = root;
    if (!isConnection || target?.component !== component || args.some((each) => each.parameter.required)) continue;
    const found = args.find(
      ({ parameter }) => parameter.schema.type === 'array' && names.has(wordsOf(parameter.originalName).join('')),
    );
    if (found) return { root, parameter: found.parameter };
  }
  return undefined;
}

function batch({ made }: Plan, type: GraphType, root: GraphRoot, { root: list, parameter }: ListByKeys): string {
  const paging = list.operation.list?.paging;
  const maximum = Math.min(parameter.schema.maxItems ?? USUAL_KEYS, paging?.maximum ?? USUAL_KEYS);
  const isNumber = [parameter.schema.items?.type].flat().includes('integer');
  const limit: [string, string][] =
    paging && paging.style !== 'whole' && paging.limit ? [[paging.limit, 'keys.length']] : [];
  const call = `${made.slug}.${list.operation.id}(${record([[parameter.name, isNumber ? 'keys.map(wholeNumber)' : 'keys'], ...limit])})`;
  const items = (paging?.items ?? '').split('/').slice(1);
  const rows = items.reduce((variable, name, at) => member(variable, name, at > 0), 'answer');
  return `// Guess: ${quoted(parameter.originalName)} of ${list.operation.path} selects rows by their ${quoted(type.key ?? 'id')}, ${maximum} at most.
export const ${batchName(type)}: Batch<${type.component}> = {
operation: ${quoted(`${made.slug}.${list.operation.id}`)},
single: ${quoted(`${made.slug}.${root.operation.id}`)},
async list({ ${made.slug} }, keys) {
const answer = await ${call};
return ${rows}${items.length > 0 ? ' ?? []' : ''};
},
keyOf: (row) => String(${member('row', type.key ?? 'id')}),
maxKeys: ${maximum},
one: ({ ${made.slug} }, key) => ${one(made.slug, root)},
};`;
}
