import { readSettingsFile } from '../settings-files.ts';
import { flag } from './numbers.ts';
import { section } from './section.ts';
import { Refusal, value } from './value.ts';

/** Persisted documents, which callers may name instead of sending them. */
export const documents = section(
  'Persisted documents, which callers name by `documentId` instead of sending them, by POST or by a GET that can be cached.',
  {
    manifest: manifest(
      'The documents, in the format of `persisted-documents.json` of GraphQL Code Generator. A relative path starts at the working directory.',
    ).optional(),
    only: flag('Whether all other documents are refused (trusted documents).').prefault(false),
  },
).refine(({ manifest, only }) => manifest !== undefined || !only, { error: 'only is true without a manifest' });

/** The texts of documents by their ids, from a JSON file. */
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
    found = JSON.parse(readSettingsFile(file));
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
