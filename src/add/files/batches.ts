import { PACKAGE } from '../../package.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { CompoundKey, GraphType } from '../graph/types.ts';
import { plural, wordsOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { member, quoted, record } from './code.ts';
import { importsFrom } from './modules.ts';
import { batchName, lookupRoot, unwrapped } from './resolvers.ts';

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
  return `${importsFrom([
    ['./contract.ts', [...found.map(({ type }) => type), ...compound].map(({ component }) => `type ${component}`)],
    [PACKAGE, [...names, ...['keyParts', 'wholeNumber'].filter((name) => body.includes(name))]],
    [PACKAGE, ['orNull']],
  ])}\n${body}\n`;
}

function lookup({ made }: Plan, type: GraphType, root: GraphRoot): string {
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
