import type { ExecutionResult, GraphQLError } from 'graphql';

/**
 * The parts of an answer that do not depend on timing. Errors may come in any order, and of those below one null it is not
 * determined which is the one that is reported.
 */
export function determined({ data, errors = [] }: ExecutionResult): string {
  const all = errors.map((error) => {
    const path = nullOf(error, data);
    const isOwn = path.length === (error.path?.length ?? 0);
    return JSON.stringify({ path, ...(isOwn && { ...error.toJSON(), message: gist(error.message) }) });
  });
  return JSON.stringify({ data, errors: [...new Set(all)].toSorted() });
}

/** A message without the value that it is about, and without advice. */
function gist(message: string): string {
  return message.replace(/(\.serialize| but got| ?Either the | represent value: \[).*/s, '');
}

/** The path of the null that stands for an error. */
function nullOf({ path = [] }: GraphQLError, data: unknown): readonly unknown[] {
  let value = data;
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth);
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return path;
}
