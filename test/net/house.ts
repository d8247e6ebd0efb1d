import type { Cell } from './cell.ts';

/** What a caller reads in the place of an answer. */
export interface Refused {
  readonly status: number;
  readonly code?: string;
  readonly message: string;
}

/** Cells that cannot be: a transport has no way to tell what the caller is known by. */
const CANNOT: readonly { readonly today: Refused; is(cell: Cell): boolean }[] = [
  {
    today: {
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'The request needs a credential: `Authorization: Bearer …` or `X-API-Key`.',
    },
    is: ({ caller, transport }) => caller === 'certificate' && transport === 'fetch',
  },
];

/** How all requests of a cell are refused, if they are. */
export function refusedIn(cell: Cell): Refused | undefined {
  return CANNOT.find(({ is }) => is(cell))?.today;
}
