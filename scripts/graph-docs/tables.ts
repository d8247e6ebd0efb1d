import { UPSTREAM_CODES } from '#contract';
import { ERROR_CODES, type ErrorCodeFacts } from '#gateway';
import type { Limit, Mock } from '#sandbox';
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

/** `docs/sandbox.md` with new tables of its APIs. */
export function withSandboxTables(text: string, mocks: readonly Mock[]): string {
  const rows = mocks.map(({ slug, about: { data, changes = '' } }) => [code(slug), data, changes]);
  const limits = mocks.flatMap(({ slug, limits: own = [] }) => own.map((limit) => [code(slug), ...limitCells(limit)]));
  return withTables(text, {
    apis: table(['API', 'data', 'changes'], rows),
    limits: table(['API', 'limit', 'operations', 'in `usual`'], limits),
  });
}

/** `docs/sandbox-fidelity.md` with a new table of what mocks let pass. */
export function withLeniencies(text: string, mocks: readonly Mock[]): string {
  const passes = mocks.flatMap(({ slug, ignores = [] }) => ignores.map(({ what, why }) => [code(slug), what, why]));
  return withTables(text, { leniencies: table(['API', 'passes', 'because'], merged(passes)) });
}

/** Equal rows of several APIs as one. */
function merged(rows: readonly (readonly string[])[]): string[][] {
  const groups = Map.groupBy(rows, ([, ...rest]) => rest.join('\n'));
  return [...groups.values()].map((group) => [
    group.map(([slug = '']) => slug).join(', '),
    ...(group[0]?.slice(1) ?? []),
  ]);
}

function limitCells({ requests, seconds, per, operations, burst, isTight }: Limit): string[] {
  const rate = `${requests.toLocaleString('en')} in ${seconds === 86_400 ? 'a day' : `${seconds} s`}`;
  const more = burst === undefined ? '' : `, and ${burst} at once`;
  const of = per === 'resource' ? 'a channel' : per === 'day' ? 'the project' : `the ${per}`;
  return [`${rate}${more}, by ${of}`, operations?.map(code).join(', ') ?? 'all', isTight ? 'no' : 'yes'];
}
