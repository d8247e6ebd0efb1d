import { RESERVED_WORDS, wordsOf } from './names.ts';

const LONGEST = 20;

/** Words of JavaScript, of settings' variables, or of the names of edges and examples. */
const TAKEN =
  'across config console everything generated graph index APIs live log logs money node nodes readme sandbox server ' +
  'test workers async undefined';

/** The reason why a slug is invalid; `undefined` if it is valid. */
export function slugProblem(slug: string, known: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(slug)) return `${JSON.stringify(slug)} is no slug: one word of a-z and 0-9`;
  if (slug.length > LONGEST) return `${slug} is longer than ${LONGEST} characters`;
  if (known.includes(slug)) return `there is an API ${slug} already`;
  const isTaken = RESERVED_WORDS.has(slug) || slug in Object.prototype || TAKEN.split(' ').includes(slug);
  return isTaken ? `${slug} has another meaning already: choose another word` : undefined;
}

const GENERIC = new Set(
  'a an and api apis cloud de docs documentation for http interface io json of open openapi platform public reference rest restful service services spec specification swagger the v version web'.split(
    ' ',
  ),
);

/** A short name for an API, of its title or the name of its file: the first word that tells it from others. */
export function slugOf(title: string | undefined, file: string): string {
  const words = [...wordsOf(title ?? ''), ...wordsOf(file.replace(/^.*\//, '').replace(/\.[^.]*$/, ''))];
  const telling = words.find((word) => /^[a-z]{2,}$/.test(word) && !GENERIC.has(word));
  return (telling ?? words.find((word) => /^[a-z]/.test(word)) ?? 'own').slice(0, LONGEST);
}
