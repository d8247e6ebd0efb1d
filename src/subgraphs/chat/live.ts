import type { Message } from '#contracts/chat';
import { BadInputError, type Context, calling, type LiveFields, pageOfEvents, upstreamKey } from '#graph';
import type { SubscriptionMessagePostedArgs } from '#schema';
import type { MessagePosted } from './models.ts';

const SHORTEST_MS = 2000;
const LONGEST_MS = 30_000;
const PAGE = 100;
const SNOWFLAKE = /^\d{1,20}$/;

/** Messages of a channel as they are posted: the position is the id of a message, which has its time. */
export const live: LiveFields = {
  messagePosted: calling('chat.listMessages', ({ channelId }: SubscriptionMessagePostedArgs, context: Context) => {
    const channel = upstreamKey('ChatChannel', channelId, context);
    if (!SNOWFLAKE.test(channel)) throw new BadInputError('`channelId` is neither the `id` of a channel nor a number.');
    return {
      key: channel,
      everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
      isCursor: (text) => SNOWFLAKE.test(text),
      compare,
      async read(after, { upstream }) {
        const messages: Message[] = [];
        let before: string | undefined;
        do {
          const page = (await upstream.chat.listMessages({ channel_id: channel, limit: PAGE, before })) ?? [];
          messages.push(...page);
          before = page.length === PAGE ? page.at(-1)?.id : undefined;
        } while (after !== undefined && before !== undefined && compare(before, after) > 0);
        if (after === undefined) return { events: [], cursor: messages[0]?.id ?? '0' };
        const events = messages
          .filter(({ id }) => compare(id, after) > 0)
          .toReversed()
          .map((message): MessagePosted => ({ cursor: message.id, message }));
        return pageOfEvents(events, after);
      },
    };
  }),
};

/** Ids have up to 20 digits, more than a number can hold. */
function compare(one: string, other: string): number {
  return one.length - other.length || Number(one > other) - Number(one < other);
}
