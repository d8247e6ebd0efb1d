import { wordsOf } from '../names.ts';

const GENERIC = new Set(
  'a an and api apis cloud de docs documentation for http interface io json of open openapi platform public reference rest restful service services spec specification swagger the v version web'.split(
    ' ',
  ),
);
const LONGEST = 20;

/** A short name for an API, of its title or the name of its file: the first word that tells it from others. */
export function slugOf(title: string | undefined, file: string): string {
  const words = [...wordsOf(title ?? ''), ...wordsOf(file.replace(/^.*\//, '').replace(/\.[^.]*$/, ''))];
  const telling = words.find((word) => /^[a-z]{2,}$/.test(word) && !GENERIC.has(word));
  return (telling ?? words.find((word) => /^[a-z]/.test(word)) ?? 'own').slice(0, LONGEST);
}
