import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Term } from '#shared-state';
import { until } from '#test/until';
import { itIsMessageBus } from '../shared-state/bus-rules.ts';
import { itIsLeadership } from '../shared-state/leadership-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { type Replica, replica } from './replica.ts';
import { slowProxy } from './slow-proxy.ts';

let redis: RedisServer;
let [one, other]: [Replica, Replica] = [] as never;

beforeAll(async () => {
  redis = await startRedis();
  [one, other] = await Promise.all([replica(redis.url), replica(redis.url)]);
});

afterAll(async () => {
  one.close();
  other.close();
  await redis.remove();
});

describe('RedisBus', () => {
  itIsMessageBus(() => ({ one: one.bus, other: other.bus }));

  it('tells subscribers that messages may be lost when their connection was cut, and delivers later ones', async () => {
    const proxy = await slowProxy(redis.port);
    const cut = await replica(`redis://127.0.0.1:${proxy.port}`);
    const [texts, missed]: [string[], string[]] = [[], []];
    const subscription = cut.bus.subscribe('cut', {
      message: (text) => void texts.push(text),
      missed: () => void missed.push('missed'),
    });
    await subscription.active;
    missed.length = 0;

    proxy.cut();
    await until(() => expect(missed).toEqual(['missed']));
    one.bus.publish('cut', 'after');
    await until(() => expect(texts).toEqual(['after']));

    cut.close();
    await proxy.close();
  });

  it('tells the subscribers of other replicas that messages of a replica without a connection are lost', async () => {
    const proxy = await slowProxy(redis.port);
    const cut = await replica(`redis://127.0.0.1:${proxy.port}`);
    const events: string[] = [];
    const subscription = one.bus.subscribe('sender', {
      message: (text) => void events.push(text),
      missed: () => void events.push('missed'),
    });
    const own: string[] = [];
    cut.bus.subscribe('sender', { message: (text) => void own.push(text), missed: () => undefined });
    await subscription.active;

    proxy.isOpen = false;
    proxy.cut();
    await until(() => expect(cut.connection.isUp).toBe(false));
    cut.bus.publish('sender', 'lost');
    proxy.isOpen = true;
    await until(() => expect(events).toEqual(['missed']));
    expect(own).toEqual(['lost']);

    subscription.close();
    cut.close();
    await proxy.close();
  });
});

describe('RedisLeadership', () => {
  itIsLeadership(() => ({ one: one.leadership, other: other.leadership }));

  it('elects another candidate once the lease of a leader that is cut off is over, which has ended its term by then', async () => {
    const proxy = await slowProxy(redis.port);
    const cut = await replica(`redis://127.0.0.1:${proxy.port}`);
    const [first, second]: [Term[], Term[]] = [[], []];
    const stopFirst = cut.leadership.campaign('cut', (term) => void first.push(term));
    await until(() => expect(first).toHaveLength(1));
    let wasAborted: boolean | undefined;
    const stopSecond = one.leadership.campaign('cut', (term) => {
      wasAborted = first[0]?.signal.aborted;
      second.push(term);
    });

    await proxy.close();
    await until(() => expect(second).toHaveLength(1));
    expect(wasAborted).toBe(true);
    expect(second[0]?.fence).toBeGreaterThan(first[0]?.fence ?? Infinity);
    await until(() => expect(first[1]?.isShared).toBe(false));

    stopFirst();
    stopSecond();
    cut.close();
  });

  it('keeps fences growing where Redis has lost the one before', async () => {
    const fences: number[] = [];
    const lead = ({ fence }: Term) => void fences.push(fence);
    const withdraw = one.leadership.campaign('flushed', lead);
    await until(() => expect(fences).toHaveLength(1));
    redis.cli('flushall');
    withdraw();
    const again = other.leadership.campaign('flushed', lead);
    await until(() => expect(fences).toHaveLength(2));
    expect(fences[1]).toBeGreaterThan(fences[0] ?? Infinity);
    again();
  });

  it('ranks a term without the others below theirs: who comes back follows the one that leads', async () => {
    const proxy = await slowProxy(redis.port);
    const cut = await replica(`redis://127.0.0.1:${proxy.port}`);
    const [leading, alone]: [Term[], Term[]] = [[], []];
    const stopLeading = one.leadership.campaign('alone', (term) => void leading.push(term));
    await until(() => expect(leading).toHaveLength(1));
    const stopOther = cut.leadership.campaign('alone', (term) => void alone.push(term));

    proxy.isOpen = false;
    proxy.cut();
    await until(() => expect(alone).toHaveLength(1));
    expect(alone[0]?.isShared).toBe(false);
    proxy.isOpen = true;
    await until(() => expect(alone[0]?.signal.aborted).toBe(true));
    expect(leading).toHaveLength(1);
    expect(leading[0]?.fence).toBeGreaterThan(alone[0]?.fence ?? Infinity);

    stopOther();
    stopLeading();
    cut.close();
    await proxy.close();
  });

  it('leaves nothing of a role behind for ever', async () => {
    const terms: Term[] = [];
    const withdraw = one.leadership.campaign('left behind', (term) => void terms.push(term));
    await until(() => expect(terms).toHaveLength(1));
    const keys = redis.cli('keys', '*left behind*').split('\n');
    expect(keys.join()).toContain('left behind');
    // Redis says -1 of what stays for ever, and -2 of what has ended meanwhile.
    for (const key of keys) expect(Number(redis.cli('pttl', key))).not.toBe(-1);
    withdraw();
  });
});
