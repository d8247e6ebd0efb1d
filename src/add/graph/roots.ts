import type { Schema } from '#contract/compile';
import { camelCase, pascalCase, plural, singular, unique, withoutVerbs, wordsOf } from '../names.ts';
import type { NewApi } from '../reduce/api.ts';
import type { NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { named } from '../reduce/schemas.ts';
import type { GraphInputField, GraphInputs } from './inputs.ts';
import type { GraphEnum, GraphType, GraphTypes } from './types.ts';

export interface GraphRoot {
  readonly name: string;
  /** Of a POST: the argument that is its body. */
  readonly body: GraphBody | undefined;
  readonly operation: NewApi['operations'][number];
  readonly description: string;
  args: readonly GraphArgument[];
  /** The input type of `where`. */
  readonly where: string | undefined;
  readonly order: GraphOrder | undefined;
  /** The name of its type, without `Connection`. */
  readonly named: string;
  readonly isList: boolean;
  readonly isConnection: boolean;
  readonly target: GraphType | undefined;
  readonly enum: GraphEnum | undefined;
  /** The argument that looks up its object, if it is the only required one. */
  readonly lookup: { readonly argument: GraphArgument; readonly key: string } | undefined;
  /** The node that its only path parameter names, where its path is below that node's. */
  parent: { readonly type: GraphType; readonly argument: GraphArgument } | undefined;
}

/** The argument `input`, of the members of a body without those of its paging; without fields, it is any JSON. */
export interface GraphBody {
  readonly type: string;
  readonly fields: readonly GraphInputField[];
  readonly isRequired: boolean;
}

interface Graph {
  readonly types: GraphTypes;
  readonly inputs: GraphInputs;
  readonly existing: ReadonlySet<string>;
}

/** The root fields of the query, one for each read, and their types. */
export function rootsOf(made: NewApi, { types, inputs, existing }: Graph): GraphRoot[] {
  const taken = new Set<string>();
  const reads = made.operations.filter(({ found }) => found.isRead);
  const roots = reads.map((operation) => rootOf(made, operation, { types, inputs, existing }, taken));
  for (const { target, lookup } of roots) {
    if (target) target.isRow = true;
    if (target && lookup) target.key ??= lookup.key;
  }
  const lookups = new Map(roots.toReversed().flatMap((root) => (root.lookup ? [[root.target, root] as const] : [])));
  for (const root of roots) {
    root.parent = parentOf(root, roots);
    if (root.parent?.argument.name === 'id') nameParent(root, root.parent);
    if (root.lookup && lookups.get(root.target) === root) root.args = onlyKey(root, root.lookup.argument, types);
  }
  return roots;
}

/** Objects that are looked up are shared by all fields of a request, so that only their key selects them. */
function onlyKey({ name, args }: GraphRoot, key: GraphArgument, types: GraphTypes): readonly GraphArgument[] {
  for (const each of args.filter((one) => one !== key)) {
    types.leftOut.push(`Query.${name}: \`${each.name}\`, because an object that is looked up has no other arguments`);
  }
  return [key];
}

function parentOf({ operation, args }: GraphRoot, roots: readonly GraphRoot[]): GraphRoot['parent'] {
  const [argument, ...others] = args.filter(({ parameter }) => parameter.required);
  if (!argument || others.length > 0 || argument.parameter.in !== 'path') return undefined;
  const above = roots.find(({ lookup, operation: { path } }) => lookup && operation.path.startsWith(`${path}/`));
  const type = above?.target;
  return type?.key !== undefined && type.key === above?.lookup?.key ? { type, argument } : undefined;
}

/** `recipeId` of the reviews of a recipe, whose own parameter is `id`. */
function nameParent(root: GraphRoot, { type, argument }: NonNullable<GraphRoot['parent']>): void {
  const noun = wordsOf(type.component);
  const parameter = {
    ...argument.parameter,
    description: `The \`id\` of the ${noun.join(' ')}, or the upstream's own key.`,
  };
  const named = { ...argument, name: camelCase([...noun, 'id']), parameter };
  root.args = root.args.map((each) => (each === argument ? named : each));
  root.parent = { type, argument: named };
}

interface Names {
  readonly existing: ReadonlySet<string>;
  readonly taken: Set<string>;
}

function rootOf(
  made: NewApi,
  operation: GraphRoot['operation'],
  { types, inputs, existing }: Graph,
  taken: Set<string>,
): GraphRoot {
  const { list, envelope, answer, summary } = operation;
  const shown = types.shown(list?.row ?? envelope?.schema ?? answer, '', `${operation.id} answer`);
  const isConnection = list !== undefined && shown.target !== undefined;
  const isMany = isConnection || shown.isList;
  const name = rootName(made.slug, operation, isMany, { existing, taken });
  const words = wordsOf(name);
  const noun = pascalCase([...words.slice(0, -1), singular(words.at(-1) ?? '')]);
  const { args, where, order } = argumentsOf(operation, types, isConnection ? noun : undefined);
  const body = bodyOf(made, operation, { types, inputs }, name);
  const found = isMany || body ? undefined : lookupOf(made.components, shown.target, args, operation.path);
  const lookup = found && { ...found, argument: { ...found.argument, name: 'id', type: 'ID!' } };
  const own = lookup ? args.map((each) => (each === found?.argument ? lookup.argument : each)) : args;
  return {
    ...shown,
    name,
    body,
    operation,
    description: summary,
    args: own,
    where,
    order,
    isConnection,
    lookup,
    parent: undefined,
  };
}

function bodyOf(
  { components }: NewApi,
  { body, list }: NewOperation,
  { types, inputs }: Omit<Graph, 'existing'>,
  name: string,
): GraphBody | undefined {
  if (!body) return undefined;
  const component = named(components, body.schema).name;
  const isForm = body.kind === 'form' && !body.isNested;
  const all = component === undefined ? [] : inputs.fieldsOf(component, { isForm, taken: new Set() });
  const fields = all.filter(({ member }) => !list?.members.includes(member));
  // Nothing is left of a body that only has the paging.
  if (all.length > 0 && fields.length === 0) return { type: '', fields, isRequired: false };
  const isRequired = fields.some((field) => field.isRequired) || (fields.length === 0 && body.required);
  return { type: fields.length > 0 ? types.free(`${pascalCase(wordsOf(name))}Input`) : 'JSON', fields, isRequired };
}

/** The operation's id without its verbs, or else its path; in the plural for lists. The first of these that is free. */
function rootName(slug: string, operation: NewOperation, isMany: boolean, { existing, taken }: Names): string {
  // A POST that reads keeps its verb: `queryDatabase` is no second `database`.
  const { method, operation: source } = operation.found;
  const whole = method === 'get' || isPathAgain(source.operationId, operation.path) ? undefined : operation.id;
  const ofPath = nameOfPath(operation.path, isMany) ?? camelCase(wordsOf(operation.id));
  const ofId = nameOfId(operation, isMany) ?? ofPath;
  const prefixed = camelCase([slug, ...wordsOf(ofId.replace(/query$/i, 'Result'))]);
  const isFree = (name: string) => !existing.has(name) && !taken.has(name) && !/query$/i.test(name);
  return unique([whole, ofId, ofPath, prefixed].find((each) => each !== undefined && isFree(each)) ?? prefixed, taken);
}

function nameOfId({ path, found }: NewOperation, isMany: boolean): string | undefined {
  const { operationId } = found.operation;
  if (isPathAgain(operationId, found.path)) return undefined;
  const words = withoutVerbs(wordsOf(operationId ?? ''));
  if (words.length === 0 || words.length > 5) return undefined;
  const last = words.at(-1) ?? '';
  const isOne = !isMany && (resourcesIn(path).isOnRow || !path.includes('{'));
  const [first = '', second] = words;
  // `issues/get-comment` is `issueComment`, and `issues/list-for-org` is `issuesForOrg`.
  const begin = second === undefined || CONNECTORS.has(second) ? first : singular(first);
  return camelCase([begin, ...words.slice(1)].with(-1, isOne ? singular(last) : words.length > 1 ? last : begin));
}

function nameOfPath(path: string, isMany: boolean): string | undefined {
  const { within, last, isOnRow } = resourcesIn(path);
  if (last.length === 0) return undefined;
  const noun = last.at(-1) ?? '';
  if (noun === 'search' && within.length > 0)
    return camelCase([...within.flat().with(-1, plural(within.flat().at(-1) ?? '')), ...last]);
  return camelCase([...within.flat(), ...last.slice(0, -1), isMany ? plural(noun) : isOnRow ? singular(noun) : noun]);
}

/** Objects that are looked up by one key, which is one of their members, are nodes. */
function lookupOf(
  components: ReadonlyMap<string, Schema>,
  target: GraphType | undefined,
  args: readonly GraphArgument[],
  path: string,
): GraphRoot['lookup'] {
  const required = args.filter(({ parameter }) => parameter.required);
  const [argument, ...others] = required;
  if (!target || !argument || others.length > 0 || argument.parameter.in !== 'path') return undefined;
  const key = memberNamedBy(argument.parameter.originalName, target, keyMembersOf(components, target), path);
  return key === undefined ? undefined : { argument, key };
}

const WINDOW = ['first', 'after', 'last', 'before', 'where', 'orderBy'];
/** Arguments that would look like an upstream's own paging. */
const PAGING_WORDS = ['page', 'limit', 'offset', 'nextToken', 'pageToken', 'pageSize', 'maxResults'];
const SEARCH = /^(?:q|query|search|search_?(?:text|term|query)|keywords?|term)$/i;
const SORT = /^(?:sort|sort_?by|order_?by|sort_?field|ordering)$/i;
const DIRECTION = /^(?:direction|dir|order|sort_?(?:order|direction|dir)|order_?(?:direction|dir))$/i;

/** An argument, or a field of the argument `where`. */
export interface GraphArgument {
  readonly name: string;
  readonly parameter: NewParameter;
  readonly named: string;
  readonly type: string;
  readonly enum: GraphEnum | undefined;
  readonly isWhere: boolean;
}

/** The argument `orderBy` of a list, and the parameters that it is made of. */
export interface GraphOrder {
  readonly name: string;
  readonly sort: NewParameter;
  readonly fields: GraphEnum;
  readonly direction: NewParameter;
  /** The upstream's words. */
  readonly words: { readonly ASC: string; readonly DESC: string };
}

export interface GraphArguments {
  readonly args: readonly GraphArgument[];
  /** The name of the input type of `where`, if there are conditions. */
  readonly where: string | undefined;
  readonly order: GraphOrder | undefined;
}

/** The arguments of a read. Optional ones of a connection are conditions in `where`. */
export function argumentsOf(operation: NewOperation, types: GraphTypes, noun: string | undefined): GraphArguments {
  const { id, parameters, list } = operation;
  const own = parameters.filter(
    (each) => !each['x-transport'] && !list?.parameters.some(({ name }) => name === each.name),
  );
  const order = noun === undefined ? undefined : orderOf(own, types, noun);
  const shown = own.filter((each) => each !== order?.sort && each !== order?.direction);
  const search = noun === undefined ? undefined : shown.find(isSearch);
  const taken = new Set([...WINDOW, ...PAGING_WORDS]);
  const takenInWhere = new Set<string>();
  const args = shown.map((parameter): GraphArgument => {
    const {
      named,
      isList,
      enum: words,
    } = types.shown(parameter.schema, parameter.name, `${noun ?? id} ${parameter.originalName}`, false);
    const isWhere = noun !== undefined && !parameter.required && parameter !== search;
    const base = parameter === search ? 'search' : camelCase(wordsOf(parameter.originalName));
    const name = isWhere
      ? unique(base, takenInWhere)
      : unique(taken.has(base) && parameter !== search ? `${base}Value` : base, taken);
    // Keys are texts and numbers alike.
    const isKey = /(?:^i|I)ds?$/.test(name) || (parameter.in === 'path' && !parameter.isText);
    const shownAs = named === 'String' && isKey ? 'ID' : named;
    const item = isList ? `[${shownAs}!]` : shownAs;
    return { name, parameter, named: shownAs, type: `${item}${parameter.required ? '!' : ''}`, enum: words, isWhere };
  });
  const where = args.some(({ isWhere }) => isWhere) ? types.free(`${noun}Where`) : undefined;
  return { args, where, order };
}

function isSearch({ originalName, schema }: NewParameter): boolean {
  return schema.type === 'string' && !schema.enum && SEARCH.test(originalName);
}

/** `orderBy` for a parameter with sort keys and one with the direction. */
function orderOf(parameters: readonly NewParameter[], types: GraphTypes, noun: string): GraphOrder | undefined {
  const sort = parameters.find(({ originalName, schema }) => SORT.test(originalName) && schema.enum);
  const direction = parameters.find(
    (each) => each !== sort && DIRECTION.test(each.originalName) && directionsOf(each) !== undefined,
  );
  const words = direction && directionsOf(direction);
  if (!sort || !direction || !words || sort.required) return undefined;
  const fields = types.enums.of(sort.schema, `${noun} order field`, false);
  return fields && { name: types.free(`${noun}Order`), sort, fields, direction, words };
}

function directionsOf({ schema: { enum: words = [] } }: NewParameter): GraphOrder['words'] | undefined {
  const [ASC, DESC] = [/^asc/i, /^desc/i].map((like) => words.find((word) => like.test(String(word))));
  return typeof ASC === 'string' && typeof DESC === 'string' && words.length === 2 ? { ASC, DESC } : undefined;
}

/** Endings of parameters that name the key of a noun: `{customer}`, `{customerId}`, `{issueIdOrKey}`. */
const KEY_ENDINGS = ['', 'id', 'uuid', 'guid', 'gid', 'sid', 'uid', 'idorkey', 'idorname', 'idorslug'];

/** The members of an object that may be keys: texts and whole numbers. */
export function keyMembersOf(components: ReadonlyMap<string, Schema>, { component }: GraphType): string[] {
  const { properties = {} } = components.get(component) ?? {};
  return Object.keys(properties).filter((member) => {
    const { type } = named(components, properties[member] ?? {}).schema;
    return [type].flat().some((each) => each === 'string' || each === 'integer');
  });
}

/** The member that the last parameter of a path names: one with its name, or the object's own id. */
export function memberNamedBy(
  parameter: string,
  { component }: GraphType,
  keys: readonly string[],
  path: string,
): string | undefined {
  const called = wordsOf(parameter).join('');
  const nouns = [wordsOf(component).join(''), singularized(resourcesIn(path).last).join('')];
  const isItsId = ['id', 'uuid', ...nouns.flatMap((each) => KEY_ENDINGS.map((end) => each + end))].includes(called);
  return (
    keys.find((member) => wordsOf(member).join('') === called) ??
    (isItsId ? keys.find((member) => /^_?(?:id|uuid|guid|gid|sid|uid)$/i.test(member)) : undefined)
  );
}

/** Segments that name no resource. */
const PREFIX = /^(?:api|rest|v?\d+(?:[.-]\d+)*(?:alpha|beta)?\d*|latest)$/i;
/** Words that join nouns in the name of an operation. */
export const CONNECTORS: ReadonlySet<string> = new Set('as by for from in into of on or to with'.split(' '));
const METHODS = new Set(['post', 'put', 'patch', 'delete', 'get']);

/** The resources of a path: `/v1/customers/{id}/sources` is `source` within `customer`. */
export interface Resources {
  /** The words of each resource above the last one, in the singular. */
  readonly within: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** The path ends with a parameter. */
  readonly isOnRow: boolean;
}

export function resourcesIn(path: string): Resources {
  const segments = segmentsOf(path);
  const nouns = segments.filter((part) => !part.includes('{')).map(wordsOf);
  const named = nouns.filter((words) => words.length > 0);
  return {
    within: named.slice(0, -1).map(singularized),
    last: named.at(-1) ?? [],
    isOnRow: segments.at(-1)?.includes('{') ?? false,
  };
}

/** Whether an operation's id is its method and path once more: `PostCustomersCustomer`. */
export function isPathAgain(operationId: string | undefined, path: string): boolean {
  const [method = '', ...words] = wordsOf(operationId ?? '');
  return METHODS.has(method) && words.join('') === segmentsOf(path).flatMap(wordsOf).join('');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !PREFIX.test(part));
}

export function singularized(words: readonly string[]): string[] {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')];
}
