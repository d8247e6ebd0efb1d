import { z } from 'zod';
import { readCheckedFile } from '../file-problems.ts';
import { readSettingsFile } from '../settings-files.ts';
import { unreadable } from '../unreadable.ts';
import { flag } from './numbers.ts';
import { section } from './section.ts';
import { Refusal, value } from './value.ts';

/** Persisted documents, which callers may name instead of sending them. */
export const documents = section(
  'Persisted documents, which callers name by `documentId` instead of sending them: docs/caching.md.',
  {
    manifest: manifest(
      'The documents, in the format of `persisted-documents.json` of GraphQL Code Generator. A relative path starts at the working directory.',
    ).optional(),
    only: flag('Whether all other documents are rejected (trusted documents).').prefault(false),
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

const texts = z.record(z.string(), z.string({ error: 'the text of a document' }), {
  error: 'a mapping of the text of each document by its hash',
});

function textsIn(file: string): ReadonlyMap<string, string> | Refusal {
  let source: string;
  try {
    source = readSettingsFile(file);
  } catch (error) {
    return new Refusal(`names a file that ${unreadable(error)}`);
  }
  const found = parsed(source);
  const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
  const pairs = isObject ? Object.entries(found as Record<string, unknown>) : [];
  const valid = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (isObject && valid.length === pairs.length) return new Map(valid);
  // A manifest may be large: places are looked for only where they are told.
  const read = readCheckedFile(file, texts);
  return new Refusal(`names a file that is not valid: ${'problems' in read ? read.problems : `${file} not JSON`}`);
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
