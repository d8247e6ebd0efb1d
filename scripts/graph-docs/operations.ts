import type { Contract, Operation, Paging, Quota } from '#contract';
import type { ErrorRow } from '../../src/contract/contract.ts';
import { code, table } from '../markdown.ts';

const number = new Intl.NumberFormat('en-GB');

/** The table of a contract's operations. */
export function operationTable(
  { operations }: Contract,
  roots: ReadonlyMap<string, string>,
  limits: ReadonlyMap<string, string>,
): string {
  return table(
    ['Operation', 'Request', 'For', 'Pages', 'Keys', 'Permission', 'Limit', 'Retried', 'Coalesced', 'Cached'],
    Object.values(operations).map((operation) => [
      code(operation.id),
      requestOf(operation),
      roots.get(operation.id) ?? 'lookups',
      operation.paging ? pages(operation.paging) : '',
      keysOf(operation),
      operation.permission ? code(operation.permission) : '',
      limits.get(operation.id) ?? '',
      operation.repeatable ? 'yes' : 'no',
      operation.reads && !operation.random ? 'yes' : 'no',
      caching(operation),
    ]),
  );
}

/** Method and path, and the parameters that distinguish operations of one path. */
function requestOf({ method, path, query, headers }: Operation): string {
  const op = query.find(({ name, constant }) => name === 'op' && constant !== undefined)?.constant;
  const switches = headers.flatMap(({ name, nameSetting, constant }) =>
    nameSetting && constant ? [` with ${code(`${name}: ${constant}`)}`] : [],
  );
  return code(`${method} ${path}${op ? `?op=${op}` : ''}`) + switches.join('');
}

/** Parameters that take several values, except for the field mask. */
function keysOf({ query, projection }: Operation): string {
  const several = query.filter(({ name, maxItems = 1 }) => maxItems > 1 && name !== projection?.parameter);
  return several.map(({ name, maxItems }) => `${maxItems} ${code(name)}`).join(', ');
}

/** The paging style and the largest page. */
function pages(paging: Paging): string {
  if (paging.style === 'whole') return 'one, with all rows';
  const most = paging.maximum
    ? `${number.format(paging.maximum)} rows a call`
    : "as many rows a call as the API's pages have";
  const wall = paging.style === 'page' && paging.wall ? `, the first ${number.format(paging.wall)} rows only` : '';
  const forwards = paging.style === 'token' || paging.style === 'key' ? ', forwards only' : '';
  const total = paging.total ? ', with the total' : '';
  return `by ${paging.style}: ${most}${wall}${forwards}${total}`;
}

function caching({ cache, secretAnswer, invalidates }: Operation): string {
  const stale = invalidates.length > 0 ? `invalidates ${invalidates.map(code).join(', ')}` : '';
  const secret = secretAnswer ? 'never: a secret' : '';
  const long = cache
    ? `${duration(cache.seconds)}, for ${cache.scope === 'public' ? 'everyone' : 'the credential'}`
    : '';
  return [long, secret, stale].filter((part) => part !== '').join('; ');
}

/** Quotas in words. */
export function quotasInWords(quotas: readonly Quota[]): string {
  return quotas.map(quotaInWords).join('; ');
}

function quotaInWords({ calls, seconds, burst, timeZone, per, operations = [] }: Quota): string {
  const amount = `${number.format(calls)} ${calls === 1 ? 'request' : 'requests'} ${within(seconds)}`;
  const kind = burst === undefined ? '' : `, ${number.format(burst)} at once`;
  const midnight = timeZone === undefined ? '' : `, from midnight in ${timeZone}`;
  const counted = operations.length > 0 ? ` of ${operations.map(code).join(', ')}` : '';
  return `${amount}${kind}${midnight}${counted} for each ${per === 'address' ? 'IP address' : per}`;
}

function within(seconds: number): string {
  const units: Readonly<Record<number, string>> = { 1: 'a second', 60: 'a minute', 3600: 'an hour', 86_400: 'a day' };
  return units[seconds] ?? `in ${duration(seconds)}`;
}

function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** The error rows of all operations, and then those of single ones, which have precedence. */
export function errorTable({ operations }: Contract): string {
  const all = Object.values(operations);
  const rows = new Map<string, { row: ErrorRow; of: string[] }>();
  for (const { id, errors } of all) {
    for (const row of errors.rows) {
      const key = JSON.stringify(row);
      const known = rows.get(key);
      if (known) known.of.push(id);
      else rows.set(key, { row, of: [id] });
    }
  }
  const ofSome = ({ of }: { of: string[] }) => of.length < all.length;
  const sorted = [...rows.values()].toSorted((one, other) => Number(ofSome(other)) - Number(ofSome(one)));
  return table(
    ['Status', 'Upstream code', 'Code', 'When', 'Operations'],
    sorted.map(({ row: { status, word, code: name, when }, of }) => [
      String(status ?? 'any'),
      word === undefined ? '' : code(word),
      code(name),
      when,
      of.length < all.length ? of.map(code).join(', ') : '',
    ]),
  );
}
