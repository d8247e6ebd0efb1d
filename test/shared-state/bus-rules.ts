import { expect, it } from 'vitest';
import type { MessageBus, Subscription } from '#shared-state';

/** Two replicas' ends of one bus. */
export interface BusPair {
  readonly one: MessageBus;
  readonly other: MessageBus;
}

/** The contract of message buses. */
export function itIsMessageBus(pair: () => BusPair): void {
  it('delivers the messages of a topic to each subscriber in every replica, in order, and no others', async () => {
    const { one, other } = pair();
    const here = await received(one, 'orders', 3);
    const there = await received(other, 'orders', 3);
    const again = await received(other, 'orders', 3);
    const elsewhere = await received(other, 'order', 1);

    for (const text of ['1', '', 'é\n\u0000']) one.publish('orders', text);
    other.publish('order', 'last');

    expect(await here.texts).toEqual(['1', '', 'é\n\u0000']);
    expect(await there.texts).toEqual(['1', '', 'é\n\u0000']);
    expect(await again.texts).toEqual(['1', '', 'é\n\u0000']);
    expect(await elsewhere.texts).toEqual(['last']);
    for (const each of [here, there, again, elsewhere]) each.close();
  });

  it('delivers nothing to a subscription that is closed, and everything to the others of its topic', async () => {
    const { one, other } = pair();
    const closed = await received(other, 'closing', 1);
    const open = await received(other, 'closing', 2);

    one.publish('closing', 'first');
    await closed.texts;
    closed.close();
    one.publish('closing', 'second');

    expect(await open.texts).toEqual(['first', 'second']);
    expect(closed.all).toEqual(['first']);
    open.close();
  });

  it('does not deliver within `publish`', async () => {
    const { one } = pair();
    const own = await received(one, 'later', 1);
    one.publish('later', 'text');
    expect(own.all).toEqual([]);
    await own.texts;
    own.close();
  });
}

/** Subscribes, and collects messages until there are enough. */
async function received(bus: MessageBus, topic: string, count: number) {
  const { promise: texts, resolve } = Promise.withResolvers<readonly string[]>();
  const all: string[] = [];
  const subscription: Subscription = bus.subscribe(topic, {
    message: (text) => {
      all.push(text);
      if (all.length === count) resolve([...all]);
    },
    missed: () => undefined,
  });
  await subscription.active;
  return { texts, all, close: () => subscription.close() };
}
