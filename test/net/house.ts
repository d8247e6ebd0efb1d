import type { Cell } from './cell.ts';

/** Cells that fail because of a fault that is being mended, with its name. They are tested to fail: a mend takes its row away. */
export const PENDING: readonly { readonly fault: string; is(cell: Cell): boolean }[] = [
  {
    fault: 'Equal requests whose members stand in another order are not shared.',
    is: ({ feature, transport, plugins }) =>
      feature === 'members in another order' && plugins === 'no plugin' && transport !== 'WebSocket',
  },
];

/** What a caller reads in the place of an answer. */
export interface Refused {
  readonly status: number;
  readonly code?: string;
  readonly message: string;
}

/** Differences between kinds of plugins, as the documentation tells them: today's answers. */
const HOUSE: readonly { readonly today: Refused | 'a whole result'; is(cell: Cell): boolean }[] = [
  {
    today: { status: 501, message: 'Plugins hook HTTP requests: there are no WebSockets.' },
    is: ({ plugins, transport }) => plugins === 'HTTP hook' && transport === 'WebSocket',
  },
  {
    today: {
      status: 406,
      code: 'BAD_REQUEST',
      message: 'A response is one of application/json and application/graphql-response+json; `Accept` takes neither.',
    },
    is: ({ plugins, transport }) => plugins === 'HTTP hook' && transport === 'SSE',
  },
  {
    today: 'a whole result',
    is: ({ plugins, feature }) => plugins !== 'no plugin' && feature.startsWith('@defer'),
  },
];

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
  const found = [...HOUSE, ...CANNOT].find(({ today, is }) => today !== 'a whole result' && is(cell))?.today;
  return found === 'a whole result' ? undefined : found;
}

export const isWholeToday = (cell: Cell): boolean =>
  HOUSE.some((each) => each.today === 'a whole result' && each.is(cell));

/** The same for the table of ends. */
export const ENDS_PENDING: readonly { readonly fault: string; is(cell: Cell, end: string): boolean }[] = [];
