import { expect, it } from 'vitest';
import { EventFrame } from '../result/events.ts';
import { OPEN_IDENTITY } from '../types.ts';
import { LiveSubscriber, type SharedSource } from './subscriber.ts';

it.each([
  [true, ['failed', 'complete']],
  [false, ['failed', 'slow']],
])('ends with an error where its source fails: one that takes events %j', (takes, expected) => {
  const told: string[] = [];
  const subscriber = new LiveSubscriber({
    shared: { leave: () => undefined } as unknown as SharedSource,
    sink: {
      next: ({ text }) => told.push(text) > 0 && takes,
      drained: () => Promise.resolve(),
      complete: () => told.push('complete'),
      interrupt: (reason) => told.push(reason),
    },
    after: undefined,
    failure: () => new EventFrame('failed', undefined),
    owner: { ended: () => undefined, onAbandon: () => undefined },
    caller: { identity: OPEN_IDENTITY, requestId: '1' },
    callerKey: '',
    charge: undefined,
  });

  for (let times = 0; times < 2; times++) subscriber.fail(new Error('unavailable'));

  expect(told).toEqual(expected);
});
