import type { z } from 'zod';
import { readDocument } from './document.ts';
import { problemsIn } from './issues.ts';
import { readSettingsFile } from './settings-files.ts';

/** The most problems of a file that are told at once. */
const MOST_PROBLEMS = 10;

/**
 * Reads a YAML or JSON file that a setting names, and checks it. The result is its value, or its problems with their places. Throws
 * the system's error.
 */
export function readCheckedFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
): { readonly value: Value } | { readonly problems: string } {
  // Only the settings file has variables.
  const contents = readDocument(file, readSettingsFile(file), undefined);
  if (contents.problems.length > 0) return { problems: joined(contents.problems) };
  const { data, error } = schema.safeParse(contents.tree);
  if (!error) return { value: data };
  const sources = { tree: contents.tree, file: contents, overrides: [] };
  return { problems: joined(error.issues.flatMap((issue) => problemsIn(sources, issue))) };
}

function joined(problems: readonly { readonly text: string }[]): string {
  return problems
    .slice(0, MOST_PROBLEMS)
    .map(({ text }) => text)
    .join('; ');
}
