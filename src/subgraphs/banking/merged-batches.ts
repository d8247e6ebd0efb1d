import type { Batch, BatchItem, BatchPage } from '#contracts/banking';
import { BadInputError, distinctValues, PagingError } from '#graph';
import type { Upstream } from '#upstream';
import { uuidOfBatch } from './keys.ts';
import type { BatchKindInput, BatchStatusInput } from './types.generated.ts';

const ROWS_A_PAGE = 200;
// Several lists are read to their ends before they can be put in order.
const MOST_LISTS = 8;
/** The pages that are read of one list. */
export const MOST_PAGES = 20;

interface OneList {
  readonly batchTypes: BatchKindInput | undefined;
  readonly batchStatus: BatchStatusInput | undefined;
}

/** The lists that these filters come to: the bank takes one kind and one status at a time. */
export function listsOf(kinds?: readonly BatchKindInput[], statuses?: readonly BatchStatusInput[]): readonly OneList[] {
  const eachKind = kinds ? distinctValues('kinds', kinds) : [undefined];
  const eachStatus = statuses ? distinctValues('statuses', statuses) : [undefined];
  const lists = eachKind.flatMap((batchTypes) => eachStatus.map((batchStatus) => ({ batchTypes, batchStatus })));
  if (lists.length > MOST_LISTS)
    throw new BadInputError(`At most ${MOST_LISTS} pairs of a kind and a status can be asked for.`);
  return lists;
}

/** The batches of several lists, each read to its end, by their dates. */
export async function mergedBatches(
  upstream: Upstream,
  lists: readonly OneList[],
  order: 'ASC' | 'DESC',
): Promise<readonly Batch[]> {
  const all = await Promise.all(lists.map((list) => everyBatch(upstream, { ...list, orderBy: 'DATE', order })));
  return merged(all, order === 'ASC' ? 1 : -1);
}

/** The rows of a page, which stand under one of three names. */
export function rowsOf({ batchRequests, batches, items }: BatchPage): readonly Batch[] {
  return batchRequests ?? batches ?? ((items ?? []) as unknown as readonly Batch[]);
}

/** Whether a row of the list is a payment, as servers of one version list them. Batches have no `amount`. */
export function isPayment(row: Batch | BatchItem): row is BatchItem {
  return 'amount' in row && row.amount !== undefined;
}

async function everyBatch(
  { banking }: Upstream,
  args: OneList & { readonly orderBy: 'DATE'; readonly order: 'ASC' | 'DESC' },
): Promise<readonly Batch[]> {
  const page = async (offset: number) => banking.listBatches({ ...args, offset, limit: ROWS_A_PAGE });
  const first = await page(0);
  const rows = rowsOf(first);
  const pages = rows.length === 0 ? 0 : Math.ceil(first.total / rows.length);
  if (pages > MOST_PAGES)
    throw new BadInputError('There are too many batches of these kinds: ask for one kind and one status.');
  const offsets = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * rows.length);
  const rest = (await Promise.all(offsets.map(page))).map(rowsOf);
  if (rest.some(([row]) => row && rows[0] && uuidOfBatch(row) === uuidOfBatch(rows[0]))) {
    throw new PagingError('The upstream sends the same rows at every offset.');
  }
  return [rows, ...rest].flat();
}

/** Lists that are in order already, as one. A row without a date stays next to the one before it. */
function merged(lists: readonly (readonly Batch[])[], sign: 1 | -1): readonly Batch[] {
  const rows: Batch[] = [];
  const next = lists.map(() => 0);
  for (;;) {
    let [from, least] = [-1, Infinity];
    for (const [index, list] of lists.entries()) {
      const head = list[next[index] ?? 0];
      const rank = head && rankOf(head, sign);
      if (rank !== undefined && (rank < least || from < 0)) [from, least] = [index, rank];
    }
    const row = lists[from]?.[next[from] ?? 0];
    if (!row) return rows;
    rows.push(row);
    next[from] = (next[from] ?? 0) + 1;
  }
}

function rankOf({ dateCreated }: Batch, sign: 1 | -1): number {
  const time = new Date(dateCreated ?? Number.NaN).getTime();
  return Number.isNaN(time) ? -Infinity : sign * time;
}
