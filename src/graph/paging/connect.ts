import type { Operation, Paging } from '#contract';
import type { ProjectedRow } from '#upstream';
import {
  type Connection,
  type Cursors,
  keyConnection,
  offsetConnection,
  type PageRequest,
  pageConnection,
  type SelectedParts,
  tokenConnection,
  type WindowArguments,
  type WindowLimits,
  wholeConnection,
} from '../connections/index.ts';
import { PagingError } from '../errors.ts';
import { rowKeyOf } from './row-key.ts';
import type { ReadPage } from './row-pages.ts';

type PagingBy<Style extends Paging['style']> = Extract<Paging, { style: Style }>;

/** A list operation with a function that fetches its pages. */
export interface PagedRows {
  readonly operation: Operation;
  readonly pageSize: number;
  readonly read: ReadPage;
  readonly filter: ((row: ProjectedRow) => boolean) | undefined;
  readonly variant: string | undefined;
}

/** Reads the window of a list with the paging style of its contract. */
export function connect(
  { operation, pageSize: maximum, read: readPage, filter, variant }: PagedRows,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits,
): Promise<Connection<ProjectedRow>> {
  const { paging, rowKey } = operation;
  if (!paging) throw new TypeError(`${operation.id} is not paged`);
  const read = inPlace(paging, readPage);
  const keyOf = rowKeyOf(rowKey);
  const hasTotal = paging.total !== undefined;
  const { endsEmpty } = paging;
  switch (paging.style) {
    case 'offset': {
      const page = (offset: number, limit: number) =>
        read({ [paging.offset]: offset, ...(paging.limit !== undefined && { [paging.limit]: limit }) });
      const takesLimit = paging.limit !== undefined;
      const source = { maximum, takesLimit, endsEmpty, hasTotal, keyOf, page };
      return offsetConnection(source, window, cursors, selected, limits);
    }
    case 'page': {
      const { from = 1, wall } = paging;
      const page = (number: number, limit: number) =>
        read({ [paging.page]: number - 1 + from, ...(paging.limit !== undefined && { [paging.limit]: limit }) });
      const takesLimit = paging.limit !== undefined;
      const source = { maximum, takesLimit, endsEmpty, wall, hasTotal, keyOf, page };
      return pageConnection(source, window, cursors, selected, limits);
    }
    case 'token': {
      const { sameArguments } = paging;
      const page = tokenPage(paging, read);
      const source = { maximum, sameArguments, hasTotal, variant, keyOf, page };
      return tokenConnection(source, window, cursors, selected, limits);
    }
    case 'key': {
      const page = (key: string | undefined, limit: number) =>
        read({ [paging.limit]: limit, ...(key !== undefined && { [paging.key]: key }) }).then(({ items }) => items);
      const source = { maximum, endsEmpty, filter, keyOf: required(keyOf), page };
      return keyConnection(source, window, cursors, selected, limits);
    }
    case 'whole':
      return wholeConnection({ all: async () => (await read({})).items }, window, cursors, selected, limits);
  }
}

function tokenPage(paging: PagingBy<'token'>, read: ReadPage) {
  return ({ token, limit, variant }: PageRequest) =>
    read(
      {
        ...(paging.limit !== undefined && { [paging.limit]: limit }),
        ...(token !== undefined && { [paging.token]: token }),
      },
      variant,
    );
}

/** Sends the parameters of pages where the contract says: in the query, in the body, or in both. */
function inPlace({ in: place = 'query' }: Paging, read: ReadPage): ReadPage {
  if (place === 'query') return read;
  return (page, variant) => read({ ...(place === 'both' && page), body: page }, variant);
}

function required(keyOf: (row: ProjectedRow) => string | undefined) {
  return (row: ProjectedRow): string => {
    const key = keyOf(row);
    if (key !== undefined) return key;
    throw new PagingError('The upstream sends rows without a key.');
  };
}
