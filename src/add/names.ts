const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
/** Singular words that end like plurals. */
const SINGULAR = /(?:ss|us|is|news|series|status)$/i;
const VERBS = new Set('all fetch find get index list query read retrieve search show view'.split(' '));

/** The words of a name, in lower case: `page[maxSize]` is `page`, `max`, `size`. */
export function wordsOf(name: string): string[] {
  return (name.match(WORDS) ?? []).map((word) => word.toLowerCase());
}

/** `orderLine`; it does not begin with a digit. */
export function camelCase(words: readonly string[]): string {
  const name = words.map((word, index) => (index === 0 ? word : capitalized(word))).join('');
  if (name === '') return 'value';
  return /^\d/.test(name) ? `value${name}` : name;
}

/** `OrderLine`. */
export function pascalCase(words: readonly string[]): string {
  return capitalized(camelCase(words));
}

/** `ORDER_LINE`. */
export function constantCase(words: readonly string[]): string {
  return words.join('_').toUpperCase();
}

/** `order line`. */
export function humanized(name: string): string {
  return wordsOf(name).join(' ') || 'value';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of an operation's id without verbs of reading:  `listOrders`, `orders/get`, `getOrderById`. */
export function withoutVerbs(words: readonly string[]): string[] {
  const named = words.slice(-2).join(' ') === 'by id' ? words.slice(0, -2) : words;
  return named.filter((word, index) => index > 1 || !VERBS.has(word));
}

/** A noun's singular, by the most common rules. */
export function singular(word: string): string {
  if (SINGULAR.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A noun's plural. Words that look like plurals are returned as they are. */
export function plural(word: string): string {
  if (word.endsWith('s') && !SINGULAR.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A unique name, with a number if necessary, which is added to the taken ones. */
export function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
  taken.add(free);
  return free;
}

/** The type of a contract that has the name of a GraphQL type, or else the end of it: `Message` for `ChatMessage`. */
export function contractTypeOf(name: string, known: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  const words = name.split(/(?=[A-Z])/);
  return words.map((_word, index) => words.slice(index).join('')).find((end) => known.has(end));
}

/** Words that modules may not declare: reserved words, and the two names of strict code (ECMA-262, section 12.7.2). */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);
