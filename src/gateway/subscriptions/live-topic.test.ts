import { expect, it, onTestFinished } from 'vitest';
import type { LiveRead } from '#graph';
import { MemoryBus, type Term } from '#shared-state';
import { until } from '#test/until';
import { LiveTopic } from './topic.ts';

it('polls in a term that begins while the poll of the last one is under way', async () => {
  const reads: ((found: LiveRead) => void)[] = [];
  let lead: (term: Term) => void = () => undefined;
  const nothing = () => undefined;
  const topic = new LiveTopic(
    {
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
          return nothing;
        },
      },
      observer: { polled: nothing, delivered: nothing },
    },
    { began: nothing, events: nothing, over: nothing, failed: nothing },
  );
  onTestFinished(() => topic.close());
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
