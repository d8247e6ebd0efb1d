import type { Cell } from './cell.ts';

/** What a caller reads in the place of an answer. */
export interface Refused {
  readonly status: number;
  readonly code?: string;
  readonly message: string;
}

/** What a feature is today where it could be more. */
type Today = 'a whole result' | 'executed by its text';

/** Differences between kinds of plugins, and limits of features, as the documentation tells them: today's answers. */
const HOUSE: readonly { readonly today: Refused | Today; is(cell: Cell): boolean }[] = [
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
  {
    // Queries are coalesced if their texts are the same, character for character (docs/caching.md).
    today: 'executed by its text',
    is: ({ feature }) => feature === 'members in another order',
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
  const found = [...HOUSE, ...CANNOT].filter(({ is }) => is(cell)).map(({ today }) => today);
  return found.find((today) => typeof today !== 'string');
}

export const isToday = (cell: Cell, today: Today): boolean =>
  HOUSE.some((each) => each.today === today && each.is(cell));
