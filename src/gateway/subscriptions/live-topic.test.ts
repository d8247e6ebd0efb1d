import { expect, it, onTestFinished } from 'vitest';
import { defaultSettings } from '#config';
import type { LiveRead } from '#graph';
import { MemoryBus, type Term } from '#shared-state';
import { until } from '#test/until';
import { Hub, type Stream } from './hub.ts';
import { Topic } from './topic.ts';

it('polls in a term that begins while the poll of the last one is under way', async () => {
  const reads: ((found: LiveRead) => void)[] = [];
  let lead: (term: Term) => void = () => undefined;
  const topic = new Topic({
    name: 'blocks',
    source: {
      key: 'blocks',
      everyMs: { least: 10, most: 10 },
      isCursor: () => true,
      compare: (one, other) => Number(one) - Number(other),
      read: () => Promise.reject(new Error('It is read by the topic.')),
    },
    read: () => new Promise((resolve) => reads.push(resolve)),
    leastMs: undefined,
    bus: new MemoryBus(),
    leadership: {
      campaign(_role, begins) {
        lead = begins;
        return () => undefined;
      },
    },
    counts: new Hub(defaultSettings([])).counts,
    ended: () => undefined,
  });
  const stream = {
    position: undefined,
    follow: (feed: { leave(stream: Stream): void }) => onTestFinished(() => feed.leave(stream)),
    begin: () => undefined,
  } as unknown as Stream;
  topic.follow(stream, '', () => Promise.reject(new Error('There is no event.')));
  const terms = [new AbortController(), new AbortController()];
  const begin = (at: number) => lead({ fence: at + 1, isShared: true, signal: (terms[at] as AbortController).signal });
  begin(0);
  terms[0]?.abort();
  begin(1);

  reads[0]?.({ events: [], cursor: '7' });
  await until(() => expect(reads).toHaveLength(2));
  reads[1]?.({ events: [], cursor: '8' });
  await until(() => expect(topic.position).toBe('8'));
});
