import type { Schema } from '#contract/compile';
import { camelCase, unique, wordsOf } from '../names.ts';
import { type GraphRoot, keyMembersOf, memberNamedBy } from './roots.ts';
import { type GraphField, type GraphType, type GraphTypes, isOfOwnType } from './types.ts';

/**
 * Makes nodes of the objects that several path parameters look up, where each of these names a member of the object:
 * `/accounts/{account_id}/cards/{card_id}` of cards with `account_id` and `id`.
 */
export function addCompoundKeys(
  roots: readonly GraphRoot[],
  types: GraphTypes,
  components: ReadonlyMap<string, Schema>,
): void {
  for (const root of roots) {
    const { target, isConnection, isList, args, body, operation } = root;
    const required = args.filter(({ parameter }) => parameter.required);
    const isByPath = required.length > 1 && required.every(({ parameter }) => parameter.in === 'path');
    if (!target || isConnection || isList || body || !isByPath || target.key !== undefined || target.compound) continue;
    if (!types.all.includes(target)) continue;
    const keys = keyMembersOf(components, target);
    const members = required.flatMap(({ parameter: { originalName } }, index) => {
      const isLast = index === required.length - 1;
      return (isLast ? memberNamedBy(originalName, target, keys, operation.path) : sameWords(originalName, keys)) ?? [];
    });
    if (new Set(members).size !== required.length) continue;
    target.compound = { root: root.name, members, parameters: required.map(({ parameter }) => parameter.name) };
  }
}

/** The member with the name of a parameter, or with `id` after it. */
function sameWords(name: string, keys: readonly string[]): string | undefined {
  const called = wordsOf(name).join('');
  return keys.find((member) => [called, `${called}id`].includes(wordsOf(member).join('')));
}

const LEAVES = ['ID', 'String', 'Int', 'BigInt', 'UUID'];

/** Adds a field to each object for each member that is the key of a node: `Payment.customer` for `customer_id`. */
export function addReferences(roots: readonly GraphRoot[], types: GraphTypes): void {
  const nodes = types.all.filter(
    (type) => type.key !== undefined && roots.some(({ target, lookup }) => target === type && lookup?.key === type.key),
  );
  for (const type of types.all) {
    const taken = new Set([...type.fields, ...type.lists].map(({ name }) => name));
    for (const field of type.fields) {
      const isOwn = type.key !== undefined && nodes.includes(type) && isOwnKey(field, type);
      const target = field.member === type.key ? undefined : isOwn ? type : referred(field, nodes);
      const words = wordsOf(field.name).slice(0, -1);
      if (target) type.references.push({ name: unique(camelCase(words), taken), field, target });
    }
  }
}

/** Whether a field has the key of another object of its own type, such as `basedOnId`. */
function isOwnKey({ named, name, isList, member, schema }: GraphField, { key, fields }: GraphType): boolean {
  const own = fields.find((field) => field.member === key)?.schema;
  if (isList || named !== 'ID' || !name.endsWith('Id') || key === undefined || !own) return false;
  return isOfOwnType(member, key, schema, { [key]: own });
}

/** Adds the country or the currency beside each field with its code. */
export function addCodes(types: GraphTypes): void {
  for (const type of types.all) {
    const taken = new Set([...type.fields, ...type.lists, ...type.references].map(({ name }) => name));
    for (const field of type.fields.filter(
      ({ named, isList }) => !isList && /^(?:Country|Currency)Code$/.test(named),
    )) {
      const of = field.named === 'CountryCode' ? 'Country' : 'Currency';
      type.codes.push({ name: unique(field.name.replace(/Code$/, ''), taken), field, of });
    }
  }
}

/** The only node whose noun the member's name begins with, before `id`. */
function referred({ member, named, isList }: GraphField, nodes: readonly GraphType[]): GraphType | undefined {
  const words = wordsOf(member);
  if (isList || !LEAVES.includes(named) || words.length < 2 || words.at(-1) !== 'id') return undefined;
  const noun = words.slice(0, -1).join('');
  const [only, ...others] = nodes.filter(({ component }) => wordsOf(component).join('') === noun);
  return others.length === 0 ? only : undefined;
}

/** Offers the bytes below the path of a node as a download: `Recipe.card` for `/recipes/{id}/card`. */
export function addDownloads(roots: readonly GraphRoot[], types: GraphTypes): void {
  for (const { name, parent, operation } of roots) {
    if (!parent || operation.answer.format !== 'binary' || !types.all.includes(parent.type)) continue;
    const { fields, lists, references, codes, downloads } = parent.type;
    const taken = new Set([...fields, ...lists, ...references, ...codes, ...downloads].map((each) => each.name));
    const last = operation.path.split('/').findLast((part) => part !== '' && !part.includes('{')) ?? name;
    downloads.push({ name: unique(camelCase(wordsOf(last)), taken), root: name });
  }
}

/** Adds a field to each node for each list below its path: `Customer.invoices` for `/customers/{id}/invoices`. */
export function addNestedLists(roots: readonly GraphRoot[], types: GraphTypes): void {
  for (const root of roots) {
    const parent = root.parent;
    if (!parent || !root.isConnection || root.body) continue;
    const last = root.operation.path.split('/').findLast((part) => part !== '' && !part.includes('{')) ?? root.name;
    const taken = new Set([
      ...parent.type.fields.map(({ name }) => name),
      ...parent.type.lists.map(({ name }) => name),
    ]);
    const isType = types.all.includes(parent.type);
    if (isType) parent.type.lists.push({ name: unique(camelCase(wordsOf(last)), taken), root });
  }
}
