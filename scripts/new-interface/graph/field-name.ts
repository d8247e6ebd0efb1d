import { camelCase, capitalized, unique, wordsOf } from '../names.ts';

const TIME_ENDINGS = new Set(['at', 'date', 'datetime', 'on', 'time', 'timestamp', 'ts', 'utc']);
const TIMES = /(?:At|By)$|^time(?:stamp)?$/;
const KEYS = /(?:Id|Uuid)$/;

interface FieldPlace {
  /** The member of the upstream's object. */
  readonly member: string;
  /** The type's own noun, without the interface's name. */
  readonly noun: string;
  readonly typeName: string;
  /** The scalar or enum that it gives, if it is one. */
  readonly leaf: string | undefined;
  readonly isList: boolean;
  readonly taken: Set<string>;
}

/** How a member is called in the graph: `id` by its type, times `…At`, nothing by its type's name a second time. */
export function fieldName({ member, noun, typeName, leaf, isList, taken }: FieldPlace): string {
  const words = wordsOf(member);
  if (/^_?(?:id|uuid)$/i.test(member))
    return unique(`${camelCase(wordsOf(noun))}${capitalized(words[0] ?? 'id')}`, taken);
  const name = leaf === 'DateTime' ? timeName(words, taken) : camelCase(words);
  const isDoubled = name.toLowerCase().startsWith(typeName.toLowerCase()) && !KEYS.test(name);
  return unique(isDoubled ? withoutNoun(name, typeName, isList) : name, taken);
}

function timeName(words: readonly string[], taken: ReadonlySet<string>): string {
  const name = camelCase(words);
  if (TIMES.test(name)) return name;
  const kept = words.filter((word, index) => index === 0 || index < words.length - 1 || !TIME_ENDINGS.has(word));
  if (kept.length === 1 && TIME_ENDINGS.has(kept[0] ?? '')) return taken.has('time') ? 'timestamp' : 'time';
  return camelCase([...kept, 'at']);
}

function withoutNoun(name: string, typeName: string, isList: boolean): string {
  const rest = name.slice(typeName.length);
  if (/^[A-Z]/.test(rest)) return rest.charAt(0).toLowerCase() + rest.slice(1);
  return `${isList ? 'all' : 'own'}${capitalized(name)}`;
}
