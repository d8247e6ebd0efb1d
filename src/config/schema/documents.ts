import { readFileSync } from 'node:fs';
import { flag } from './numbers.ts';
import { section } from './section.ts';
import { Refusal, value } from './value.ts';

/** Documents that callers may name instead of sending them. */
export const documents = section(
  'Persisted documents: callers may name them instead of sending them, by POST or by a GET that caches keep.',
  {
    manifest: manifest(
      'The documents, as GraphQL Code Generator writes them in `persisted-documents.json`. A relative path begins where the process does.',
    ).optional(),
    only: flag('No other documents are answered, which makes these trusted documents.').prefault(false),
  },
).refine(({ manifest, only }) => manifest !== undefined || !only, { error: 'only is true without a manifest' });

/** The texts of documents by what they are called, from a file of JSON. */
function manifest(description: string) {
  return value(description, {
    allowed: 'the path of a JSON file that holds the text of each document by its hash',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && found !== '' ? textsIn(found) : undefined),
  });
}

function textsIn(file: string): ReadonlyMap<string, string> | Refusal {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no JSON';
    return new Refusal(`names a file that cannot be read (${reason})`);
  }
  const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
  const pairs = isObject ? Object.entries(found as Record<string, unknown>) : [];
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (isObject && texts.length === pairs.length) return new Map(texts);
  return new Refusal('names a file that does not hold the text of each document by its hash');
}
