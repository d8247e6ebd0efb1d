import type { Schema } from '#contract/compile';
import { singular, wordsOf } from '../names.ts';
import { named } from './schemas.ts';

const KEY_TYPES = ['string', 'integer'];
/** Names of keys, the most reliable first. */
const NAMES = [
  /^id$/i,
  /^_id$/i,
  /^uuid$/i,
  /^guid$/i,
  /^(?:key|code|slug|sha|number|name|symbol|isbn|sku|email|url)$/i,
];

export interface RowKey {
  /** The names of the members; all scalar ones together if none looks like a key. */
  readonly members: readonly string[];
  readonly isSure: boolean;
}

/** The members that identify the rows of a type, recognized by their names. */
export function rowKeyOf(
  components: ReadonlyMap<string, Schema>,
  { properties = {}, required = [] }: Schema,
  typeName: string,
): RowKey | undefined {
  const plain = Object.entries(properties)
    .filter(([, schema]) => KEY_TYPES.includes(typeOf(named(components, schema).schema)))
    .map(([name]) => name);
  const noun = wordsOf(typeName).map(singular).join('');
  const own = plain.find((name) => [`${noun}id`, `${noun}uuid`].includes(wordsOf(name).join('')));
  const called = [
    plain.find((name) => NAMES[0]?.test(name)),
    own,
    ...NAMES.map((like) => plain.find((name) => like.test(name))),
  ];
  const key = called.find((name) => name !== undefined) ?? plain.find((name) => /(?:_id|Id|ID)$/.test(name));
  if (key !== undefined) return { members: [key], isSure: /^_?id$|^uuid$/i.test(key) || key === own };
  const all = plain.filter((name) => required.includes(name));
  const members = all.length > 0 ? all : plain;
  return members.length > 0 ? { members: members.slice(0, 3), isSure: false } : undefined;
}

function typeOf({ type }: Schema): string {
  return [type].flat().find((each) => each !== 'null') ?? '';
}
