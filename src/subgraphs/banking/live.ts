import type { Batch } from '#contracts/banking';
import { type Context, calling, type LiveFields, stateSource } from '#graph';
import type { SubscriptionBatchChangedArgs } from '#schema';
import { uuidOf } from './keys.ts';
import type { BatchChanged } from './models.ts';

const SHORTEST_MS = 5000;
const LONGEST_MS = 60_000;
const FINAL = new Set(['COMPLETE', 'REJECTED', 'CANCELLED']);

/** A batch as it is processed. */
export const live: LiveFields = {
  batchChanged: calling('banking.getBatch', ({ id }: SubscriptionBatchChangedArgs, context: Context) => {
    const batchUuid = uuidOf('Batch')(id, context);
    return stateSource<Batch>({
      key: batchUuid,
      everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
      load: ({ upstream }) => upstream.banking.getBatch({ batchUuid }),
      eventOf: (batch, cursor): BatchChanged => ({ cursor, batch }),
      isFinal: ({ status }) => FINAL.has(String(status)),
    });
  }),
};
