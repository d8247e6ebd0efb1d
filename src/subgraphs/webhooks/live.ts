import type { CapturedRequest } from '#contracts/webhooks';
import { type Context, calling, type LiveFields, type LiveRead, pageOfEvents } from '#graph';
import type { SubscriptionWebhookRequestReceivedArgs } from '#schema';
import { webhookUuid } from './keys.ts';
import type { WebhookRequestReceived } from './models.ts';
import { comparePositions, isBefore, isPosition, positionsOf } from './request-positions.ts';

const SHORTEST_MS = 2000;
const LONGEST_MS = 15_000;
const PAGE = 100;

/** Recorded requests as they come: the position is the time of recording. */
export const live: LiveFields = {
  webhookRequestReceived: calling(
    'webhooks.listRequests',
    ({ webhookId }: SubscriptionWebhookRequestReceivedArgs, context: Context) => {
      const uuid = webhookUuid(webhookId, context, 'webhookId');
      return {
        key: uuid,
        everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
        isCursor: isPosition,
        compare: comparePositions,
        read: (after, { upstream }) =>
          read(after, (page) => upstream.webhooks.listRequests({ uuid, sorting: 'newest', per_page: PAGE, page })),
      };
    },
  ),
};

type ReadPage = (
  page: number,
) => Promise<{ readonly data: readonly CapturedRequest[]; readonly is_last_page: boolean }>;

/** Reads from the newest request back to the position, because pages of the oldest ones would be read each time. */
async function read(after: string | undefined, readPage: ReadPage): Promise<LiveRead> {
  const rows: CapturedRequest[] = [];
  for (let page = 1; ; page++) {
    const { data, is_last_page: isLast } = await readPage(page);
    rows.push(...data);
    const oldest = rows.at(-1);
    if (after === undefined || isLast || !oldest) break;
    if (isBefore(oldest, after)) break;
  }
  const requests = rows.toReversed();
  const positions = positionsOf(requests);
  const newest = positions.at(-1) ?? after ?? '0.0';
  if (after === undefined) return { events: [], cursor: newest };
  const events = requests.flatMap((request, index): WebhookRequestReceived[] => {
    const cursor = positions[index] ?? newest;
    return comparePositions(cursor, after) > 0 ? [{ cursor, request }] : [];
  });
  return pageOfEvents(events, after);
}
