import type { HistoryEvent } from '#contracts/workflows';
import { BadInputError, type Context, calling, type LiveFields, pageOfEvents, upstreamKey } from '#graph';
import type { SubscriptionExecutionEventRecordedArgs } from '#schema';
import type { Upstream } from '#upstream';
import type { ExecutionEventRecorded } from './models.ts';

const SHORTEST_MS = 2000;
const LONGEST_MS = 30_000;
/** The events of a page: few while an execution is followed, as many as there can be while one catches up. */
const PAGES = [100, 1000] as const;
/** The last event of an execution, unless it is redriven. */
const FINAL = /^Execution(?:Succeeded|Failed|Aborted|TimedOut)$/;

/** The history of an execution as it goes on: the position is the id of an event. */
export const live: LiveFields = {
  executionEventRecorded: calling(
    'workflows.getExecutionHistory',
    ({ executionId }: SubscriptionExecutionEventRecordedArgs, context: Context) => {
      const executionArn = upstreamKey('Execution', executionId, context);
      if (executionArn === '') throw new BadInputError('`executionId` is empty.');
      return {
        key: executionArn,
        everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
        isCursor: (text) => /^\d{1,15}$/.test(text),
        compare: (one, other) => Number(one) - Number(other),
        async read(after, { upstream }) {
          const newest = await newestFirst(upstream, executionArn, after);
          const last = newest[0];
          const isOver = FINAL.test(last?.type ?? '');
          if (after === undefined) return { events: [], cursor: String(last?.id ?? 0), isOver };
          const events = newest
            .filter(({ id }) => Number(id) > Number(after))
            .toReversed()
            .map((event): ExecutionEventRecorded => ({ cursor: String(event.id), event }));
          return pageOfEvents(events, after, isOver);
        },
      };
    },
  ),
};

/** The events from the newest back to a position, and some before it. */
async function newestFirst(
  { workflows }: Upstream,
  executionArn: string,
  after: string | undefined,
): Promise<readonly HistoryEvent[]> {
  const body = { executionArn, reverseOrder: true, includeExecutionData: true };
  const [few, many] = PAGES;
  const first = await workflows.getExecutionHistory({ body: { ...body, maxResults: few } });
  const reaches = (rows: readonly HistoryEvent[]) => Number(rows.at(-1)?.id ?? 0) <= Number(after) + 1;
  if (after === undefined || !first.nextToken || reaches(first.events)) return first.events;
  const events: HistoryEvent[] = [];
  let nextToken: string | undefined;
  do {
    const page = await workflows.getExecutionHistory({
      body: { ...body, maxResults: many, ...(nextToken !== undefined && { nextToken }) },
    });
    events.push(...page.events);
    nextToken = page.nextToken ?? undefined;
  } while (nextToken !== undefined && !reaches(events));
  return events;
}
