import { ERROR_CODES, type ErrorCodeFacts } from '#gateway';
import { code, table, withTables } from '../markdown.ts';

/** `docs/errors.md` with a new table of the codes. */
export function withErrorCodes(text: string): string {
  const rows = Object.entries<ErrorCodeFacts>(ERROR_CODES).map(([name, { of, when, retry = '' }]) => [
    code(name),
    of,
    when,
    retry,
  ]);
  return withTables(text, { codes: table(['code', 'of', 'when', 'repeat'], rows) });
}
