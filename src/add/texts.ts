import type { Schema } from '#contract/compile';
import { humanized, plural, wordsOf } from './names.ts';

const LONGEST = 200;
/** Names of members with the key of another object of the same type: `based_on`, `parent_id`, `replaced_by`. */
export const OWN_TYPE = /^(?:parent|previous|original|[a-z]+ed_(?:on|from|by|to)|[a-z]+n_from)(?:_id)?$/;
/** Participles that do not end in `ed`. */
const PARTICIPLE = /ed$|^(?:sent|paid|sold|built|born|begun|made|seen|read|held|lost|won|due)$/;

/** The first sentence of a description in Markdown as plain words; `fallback` where there is none. */
export function firstSentence(text: string | undefined, fallback: string): string {
  const plain = plainText(text ?? '');
  const [sentence = ''] = plain.split(/(?<=[.!?])\s+(?=[A-Z`'(])/);
  const words = sentence.length > LONGEST ? `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST))} …` : sentence;
  const chosen = /[a-z]{2}/i.test(words) ? words : fallback;
  return chosen === '' ? '' : finished(chosen);
}

/** What a read returns, without the verb: `Lists the reviews of a recipe.` is `The reviews of a recipe.` */
export function nounPhrase(summary: string): string {
  const rest = summary.replace(
    /^(?:(?:list|get|read|retrieve|fetch|return|search|find|show|view)e?s?(?: for)?) +(?=[a-z])/i,
    '',
  );
  return rest === summary || rest.split(' ').length < 2 ? summary : finished(rest);
}

/** The description of a member that has none in the document, by its name and type. */
export function memberText(name: string, { type, format }: Pick<Schema, 'type' | 'format'>): string {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1).join(' ');
  const types = [type].flat();
  if (types.includes('boolean')) return flagText(words);
  if (OWN_TYPE.test(words.join('_')))
    return `What it ${/ed$|n$/.test(words[0] ?? '') ? 'is ' : 'has as its '}${words.filter((word) => word !== 'id').join(' ')}`;
  if (['at', 'on'].includes(last) || (format?.startsWith('date') && PARTICIPLE.test(last))) {
    const event = ['at', 'on'].includes(last) ? rest : words.join(' ');
    if (event === '') return 'When it happened';
    return PARTICIPLE.test(event) ? `When it was ${event}` : `The time of its ${event}`;
  }
  if (last === 'id' && rest !== '') return `The id of its ${rest}`;
  if (last === 'url' || last === 'uri') return rest === '' ? 'Its URL' : `The URL of its ${rest}`;
  if (last === 'count' && rest !== '') return `How many ${plural(rest)} it has`;
  return types.includes('array') ? `Its ${plural(humanized(name))}` : `Its ${humanized(name)}`;
}

function flagText([first = '', ...rest]: readonly string[]): string {
  const others = rest.join(' ');
  if (first === 'is') return `Whether it is ${others}`;
  if (first === 'has') return `Whether it has ${others}`;
  return `Whether it is ${[first, ...rest].join(' ')}`;
}

const PAGES = /\b(?:limit|page|per|size|cursor|offset|skip|token|after|before|start|sort|order|max results|count)\b/;
const SEARCH = /^(?:q|query|search|term|text|keywords?)$/;

/** The description of a parameter that has none in the document. */
export function parameterText(name: string, place: string, { type }: Pick<Schema, 'type'>): string {
  const words = humanized(name);
  if (place === 'header' || PAGES.test(words)) return words;
  if (place === 'path') return words.endsWith('id') ? `The ${words}` : `Its ${words}`;
  const [first = '', ...rest] = humanized(name).split(' ');
  if (rest.length > 0 && /^max(?:imum)?$/.test(first)) return `Only what has no more ${rest.join(' ')} than this`;
  if (rest.length > 0 && /^min(?:imum)?$/.test(first)) return `Only what has no fewer ${rest.join(' ')} than this`;
  if (SEARCH.test(words)) return 'Words to search for';
  if ([type].flat().includes('boolean')) return flagText(wordsOf(name)).replace('Whether it', 'Only what');
  return [type].flat().includes('array')
    ? `Only what has one of these ${plural(words)}`
    : `Only what has this ${words}`;
}

/** A noun with its article. */
export function oneOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#+|[*+-]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_]{2}|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .replaceAll('"', "'")
    .replaceAll('\\', '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The sentence with a capital first letter and a full stop. */
function finished(sentence: string): string {
  const text = sentence.replace(/[\s:;,.-]+$/, '');
  const ended = /[!?…]$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
