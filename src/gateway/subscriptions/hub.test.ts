import { expect, it } from 'vitest';
import { defaultSettings } from '#config';
import { EventFrame } from '../result/events.ts';
import { Held, OPEN_IDENTITY } from '../types.ts';
import { Hub } from './hub.ts';

/** A hub, and the connection of a stream, which takes so many events and knows what it was told. */
function hubFor(events = Infinity) {
  const settings = defaultSettings([]);
  const hub = new Hub({ ...settings, subscriptions: { ...settings.subscriptions, most: 1 } });
  const told: string[] = [];
  const admit = (held: Held) =>
    hub.admit(
      {
        caller: { identity: OPEN_IDENTITY, requestId: '1', header: () => undefined },
        callerKey: '',
        charge: () => () => undefined,
        failure: () => new EventFrame('failed', undefined),
        remedy: '',
      },
      held,
    );
  const sink = {
    next: ({ text }: EventFrame) => told.push(text) <= events,
    drained: () => Promise.resolve(),
    complete: () => told.push('complete'),
    interrupt: (reason: string) => told.push(reason),
  };
  return { hub, admit, sink, told };
}

it.each([
  [1, ['failed', 'complete']],
  [0, ['failed', 'slow']],
])('a stream ends once, with an error where its source fails: one that takes %i events', (events, expected) => {
  const { admit, sink, told } = hubFor(events);
  const held = new Held();
  const stream = admit(held);
  stream.start(sink);
  for (let times = 0; times < 2; times++) stream.fail(new Error('unavailable'));

  expect([told, held.isReleased]).toEqual([expected, true]);
});

it('a stream that is opened while the gateway stops ends as soon as its connection is there', () => {
  const { hub, admit, sink, told } = hubFor();
  const held = new Held();
  const stream = admit(held);
  hub.drain(0);

  expect([held.isReleased, stream.start(sink), told, held.isReleased]).toEqual([false, false, ['restart'], true]);
});

it('a stream whose caller has left meanwhile keeps no place', () => {
  const { admit } = hubFor();
  const gone = new Held();
  gone.end();
  admit(gone);

  admit(new Held());
  expect(() => admit(new Held())).toThrow('The gateway takes no further subscriptions.');
});
