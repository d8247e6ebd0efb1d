import type { Schema } from '../../contract/document.ts';
import { camelCase, plural, singular, unique, withoutVerbs, wordsOf } from '../names.ts';
import type { NewInterface } from '../reduce/interface.ts';
import type { NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { named } from '../reduce/schemas.ts';
import type { GraphEnum } from './enums.ts';
import type { GraphType, GraphTypes } from './types.ts';

const TAKEN_ARGUMENTS = ['first', 'after', 'last', 'before'];
/** Arguments that would look like an upstream's own paging. */
const PAGING_WORDS = ['page', 'limit', 'offset', 'nextToken', 'pageToken', 'pageSize', 'maxResults'];

export interface GraphArgument {
  readonly name: string;
  readonly parameter: NewParameter;
  readonly named: string;
  readonly type: string;
  readonly enum: GraphEnum | undefined;
}

export interface GraphRoot {
  readonly name: string;
  readonly operation: NewInterface['operations'][number];
  readonly description: string;
  readonly args: readonly GraphArgument[];
  /** The name of its type, without `Connection`. */
  readonly named: string;
  readonly isList: boolean;
  readonly isConnection: boolean;
  readonly target: GraphType | undefined;
  readonly enum: GraphEnum | undefined;
  /** The argument that looks up its object, if it is the only required one. */
  readonly lookup: { readonly argument: GraphArgument; readonly key: string } | undefined;
}

/** The root fields, one for each operation, and their types. */
export function rootsOf(made: NewInterface, types: GraphTypes, existing: ReadonlySet<string>): GraphRoot[] {
  const taken = new Set<string>();
  const roots = made.operations.map((operation) => rootOf(made, operation, types, { existing, taken }));
  for (const { target, lookup } of roots) {
    if (target) target.isRow = true;
    if (target && lookup) target.key ??= lookup.key;
  }
  types.complete();
  return roots;
}

interface Names {
  readonly existing: ReadonlySet<string>;
  readonly taken: Set<string>;
}

function rootOf(made: NewInterface, operation: GraphRoot['operation'], types: GraphTypes, names: Names): GraphRoot {
  const { list, answer, summary } = operation;
  const shown = types.shown(list?.row ?? answer, '', `${operation.id} answer`);
  const isConnection = list !== undefined && shown.target !== undefined;
  const isMany = isConnection || shown.isList;
  const name = rootName(made.slug, operation, isMany, names);
  const args = argumentsOf(operation, types);
  const lookup = isMany ? undefined : lookupOf(made.components, shown.target, args);
  return { ...shown, name, operation, description: summary, args, isConnection, lookup };
}

/** The operation's id without its verbs, or else its path; in the plural for lists. */
function rootName(
  slug: string,
  { id, path, found }: NewOperation,
  isMany: boolean,
  { existing, taken }: Names,
): string {
  const words = withoutVerbs(wordsOf(found.operation.operationId ?? ''));
  const fixed = path.split('/').filter((part) => part !== '' && !part.includes('{') && !/^(?:api|v\d+.*)$/.test(part));
  const usable = words.length > 0 && words.length <= 5 ? words : fixed.flatMap(wordsOf);
  const all = usable.length > 0 ? usable : wordsOf(id);
  const last = all.at(-1) ?? slug;
  const named = camelCase([
    ...all.slice(0, -1),
    isMany && words.length === 0 ? plural(last) : isMany ? last : singular(last),
  ]);
  const free =
    existing.has(named) || /query$/i.test(named)
      ? camelCase([slug, ...wordsOf(named.replace(/query$/i, 'Result'))])
      : named;
  return unique(free, taken);
}

function argumentsOf({ id, parameters, list }: NewOperation, types: GraphTypes): GraphArgument[] {
  const taken = new Set([...TAKEN_ARGUMENTS, ...PAGING_WORDS]);
  const own = parameters.filter(
    (each) => !each['x-transport'] && !list?.parameters.some(({ name }) => name === each.name),
  );
  return own.map((parameter) => {
    const shown = types.shown(parameter.schema, parameter.name, `${id} ${parameter.originalName}`, false);
    const base = camelCase(wordsOf(parameter.originalName));
    const name = unique(taken.has(base) ? `${base}Value` : base, taken);
    const item = shown.isList ? `[${shown.named}!]` : shown.named;
    return { name, parameter, named: shown.named, type: `${item}${parameter.required ? '!' : ''}`, enum: shown.enum };
  });
}

/** Objects that are looked up by one key, which is one of their members, are nodes. */
function lookupOf(
  components: ReadonlyMap<string, Schema>,
  target: GraphType | undefined,
  args: readonly GraphArgument[],
): GraphRoot['lookup'] {
  const required = args.filter(({ parameter }) => parameter.required);
  const [argument, ...others] = required;
  if (!target || !argument || others.length > 0 || argument.parameter.in !== 'path') return undefined;
  const { properties = {} } = components.get(target.component) ?? {};
  const noun = wordsOf(target.component).join('');
  const keys = Object.keys(properties).filter((member) => {
    const { type } = named(components, properties[member] ?? {}).schema;
    return [type].flat().some((each) => each === 'string' || each === 'integer');
  });
  const called = wordsOf(argument.parameter.originalName).join('');
  const isItsId = ['id', 'uuid', `${noun}id`, `${noun}uuid`].includes(called);
  const key =
    keys.find((member) => wordsOf(member).join('') === called) ??
    (isItsId ? keys.find((member) => /^_?(?:id|uuid)$/i.test(member)) : undefined);
  return key === undefined ? undefined : { argument, key };
}
