import { expect, it } from 'vitest';
import type { EventFrame } from '../result/events.ts';
import { OPEN_IDENTITY } from '../types.ts';
import { LiveQuerySubscriber, LiveResult } from './live-query.ts';

it('has no older result after a newer one', async () => {
  const sent: string[] = [];
  const read = Promise.withResolvers<void>();
  const sink = {
    next: ({ text }: EventFrame) => sent.push(text) > 0,
    drained: () => Promise.resolve(),
    complete: () => read.resolve(),
    interrupt: () => undefined,
  };
  const subscriber = new LiveQuerySubscriber({
    sink,
    owner: { ended: () => undefined, onAbandon: () => undefined },
    caller: { identity: OPEN_IDENTITY, requestId: '1', header: () => undefined },
    callerKey: '',
    charge: () => () => undefined,
    takesPatches: false,
    readMs: 60_000,
    ended: () => undefined,
  });
  const result = (number: number) => new LiveResult(number, `{"data":${number}}`);
  for (const number of [2, 1, 3, 2]) subscriber.offer(result(number));
  subscriber.complete();
  await read.promise;
  expect(sent).toEqual(['{"data":2}', '{"data":3}']);
});
