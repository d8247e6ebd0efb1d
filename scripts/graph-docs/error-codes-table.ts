import { UPSTREAM_CODES } from '#contract';
import { ERROR_CODES, type ErrorCodeFacts } from '#gateway';
import { code, table, withTables } from '../markdown.ts';

/** `docs/errors.md` with new tables of the codes, and of those of statuses. */
export function withErrorCodes(text: string): string {
  const rows = Object.entries<ErrorCodeFacts>(ERROR_CODES).map(([name, { of, when, retry = '' }]) => [
    code(name),
    of,
    when,
    retry,
  ]);
  const statuses = Object.entries(UPSTREAM_CODES).flatMap(([name, facts]) =>
    'statuses' in facts ? [[facts.statuses.join(', '), code(name)]] : [],
  );
  return withTables(text, {
    codes: table(['code', 'of', 'when', 'repeat'], rows),
    statuses: table(['status', 'code'], statuses),
  });
}
