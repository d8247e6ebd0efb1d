import type { Operation } from '#contracts/notebooks';
import { type Context, calling, type LiveFields, stateSource, upstreamKey } from '#graph';
import type { SubscriptionNotebookOperationChangedArgs } from '#schema';
import type { NotebookOperationChanged } from './models.ts';

const SHORTEST_MS = 2000;
const LONGEST_MS = 30_000;

/** A long-running operation until it is done. */
export const live: LiveFields = {
  notebookOperationChanged: calling(
    'notebooks.getOperation',
    ({ id }: SubscriptionNotebookOperationChangedArgs, context: Context) => {
      const name = upstreamKey('NotebookOperation', id, context);
      return stateSource<Operation>({
        key: name,
        everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
        load: ({ upstream }) => upstream.notebooks.getOperation({ name }),
        eventOf: (operation, cursor): NotebookOperationChanged => ({ cursor, operation }),
        isFinal: ({ done }) => done === true,
      });
    },
  ),
};
