import { camelCase, capitalized, unique, wordsOf } from '../names.ts';

const TIME_ENDINGS = new Set(['at', 'date', 'datetime', 'on', 'time', 'timestamp', 'ts', 'utc']);
const TIMES = /(?:At|By)$|^time(?:stamp)?$/;
const KEYS = /(?:Id|Uuid)$/;

interface FieldPlace {
  /** The member of the upstream's object. */
  readonly member: string;
  /** The type's own noun, without the API's name. */
  readonly noun: string;
  readonly typeName: string;
  /** Its scalar or enum, if it is a leaf. */
  readonly leaf: string | undefined;
  readonly isList: boolean;
  readonly taken: Set<string>;
}

/** The field name of a member: `id` with its type's name, times as `…At`, without repeating the type's name. */
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
  const significant = words.filter((word, index) => index === 0 || index < words.length - 1 || !TIME_ENDINGS.has(word));
  if (significant.length === 1 && TIME_ENDINGS.has(significant[0] ?? ''))
    return taken.has('time') ? 'timestamp' : 'time';
  return camelCase([...significant, 'at']);
}

function withoutNoun(name: string, typeName: string, isList: boolean): string {
  const rest = name.slice(typeName.length);
  if (/^[A-Z]/.test(rest)) return rest.charAt(0).toLowerCase() + rest.slice(1);
  return `${isList ? 'all' : 'own'}${capitalized(name)}`;
}
