import { RESERVED_WORDS } from './reserved-words.ts';

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
