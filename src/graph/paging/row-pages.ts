import { type Operation, pointed } from '#contract';
import type { Slug } from '#contracts';
import type { ProjectedRow, RowProjection } from '#upstream';
import type { Context } from '../context.ts';
import type { ListOverrides } from './list-overrides.ts';
import type { OperationName } from './operation.ts';

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
  const total = paging?.total === undefined ? undefined : pointed(answer, paging.total);
  const next = paging?.style === 'token' ? pointed(answer, paging.next) : undefined;
  return {
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
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
