import { type Operation, type Paging, pointed } from '#contract';
import type { Slug } from '#contracts';
import { type ProjectedRow, pageHeader, type RowProjection } from '#upstream';
import type { Context } from '../context.ts';
import { PagingError } from '../errors.ts';
import type { OperationName } from '../operation.ts';
import type { ListOverrides } from './list-overrides.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Call = (args: object, projection?: RowProjection) => Promise<unknown>;

/** A page of a list. */
export interface RowPage {
  readonly items: readonly ProjectedRow[];
  /** The length of the whole list, if the upstream sends it. */
  readonly total?: number | undefined;
  /** The token of the next page. */
  readonly next?: string | undefined;
}

/** Fetches the page with these arguments. */
export type ReadPage = (pageArguments: Arguments, variant?: string) => Promise<RowPage>;

/** Creates a function that reads pages of an operation, with a field's overrides. */
export function rowPagesOf(
  context: Context,
  name: OperationName,
  args: Arguments,
  overrides: ListOverrides<OperationName>,
  projection: RowProjection | undefined,
): ReadPage {
  const [slug = '', id = ''] = name.split('.');
  const calls = context.upstream[slug as Slug] as unknown as Record<string, Call>;
  const { operation } = context.graph.facts(name);
  const all = { ...args, ...overrides.projection };
  return async (pageArguments, variant) => {
    const own = variant === undefined ? all : { ...all, ...overrides.variants?.args(variant) };
    let answer: unknown;
    try {
      answer = await calls[id]?.(mergeArguments(own, pageArguments), projection);
    } catch (error) {
      if (overrides.emptyOn?.(error)) return { items: [], total: 0 };
      throw error;
    }
    overrides.onAnswer?.(answer as never);
    const items = rowsOf(answer, operation, overrides);
    if (overrides.primes) context.lookups.prime(overrides.primes, items as never);
    return { items, ...paged(answer, operation) };
  };
}

/** The rows of a response. An empty list may be absent. */
function rowsOf(
  answer: unknown,
  { paging }: Operation,
  overrides: ListOverrides<OperationName>,
): readonly ProjectedRow[] {
  const found = overrides.rows ? overrides.rows(answer as never) : pointed(answer, paging?.items ?? '');
  const rows = (Array.isArray(found) ? found : []) as ProjectedRow[];
  return overrides.orderBy === undefined ? rows : rows.toSorted(byMember(overrides.orderBy));
}

function paged(answer: unknown, { paging }: Operation): Pick<RowPage, 'total' | 'next'> {
  const total = paging?.total === undefined ? undefined : valueAt(paging.total, answer);
  const isText = paging?.total?.startsWith(HEADER) === true;
  return {
    total: isText ? wholeNumber(total) : typeof total === 'number' ? total : undefined,
    next: paging?.style === 'token' ? nextToken(paging, answer) : undefined,
  };
}

/** The value at a JSON pointer, or of a header. */
function valueAt(place: string, answer: unknown): unknown {
  return place.startsWith(HEADER) ? pageHeader(answer, place.slice(HEADER.length)) : pointed(answer, place);
}

/** Headers are texts. */
function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

const HEADER = 'header:';
const URL_AT = 'url:';

function nextToken({ token, next }: Extract<Paging, { style: 'token' }>, answer: unknown): string | undefined {
  const isUrl = next === 'link' || next.startsWith(URL_AT);
  const found = next === 'link' ? nextLink(pageHeader(answer, next)) : valueAt(isUrl ? next.slice(4) : next, answer);
  if (typeof found === 'number' || typeof found === 'bigint') return String(found);
  if (typeof found !== 'string' || found === '') return undefined;
  if (!isUrl) return found;
  // The list goes on, so that it must not end here.
  const value = URL.parse(found, 'http://upstream')?.searchParams.get(token);
  if (value) return value;
  throw new PagingError(`The upstream's link to the next page has no \`${token}\`.`);
}

/** The target of the link with the relation `next` in a `Link` header (RFC 8288, 3). */
function nextLink(header = ''): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*(?:next\b|"(?:[^"]*\s)?next[\s"])/i.test(parameters)) return target;
  }
  return undefined;
}

/** Compares rows by a string member. */
function byMember(name: string) {
  const textOf = (row: ProjectedRow) => (row as unknown as Readonly<Record<string, string>>)[name] ?? '';
  return (one: ProjectedRow, other: ProjectedRow) => (textOf(one) < textOf(other) ? -1 : 1);
}

/** Merges the arguments of the operation and of the page, including those in a body. */
function mergeArguments(args: Arguments, pageArguments: Arguments): object {
  const bodies = [args['body'], pageArguments['body']].filter((body) => typeof body === 'object' && body !== null);
  return { ...args, ...pageArguments, ...(bodies.length > 0 && { body: Object.assign({}, ...bodies) }) };
}
