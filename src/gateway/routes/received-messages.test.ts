import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { ReceivedMessages } from './received-messages.ts';

describe('ReceivedMessages', () => {
  it('remembers a message for its time', () => {
    const clock = stoppedClock();
    const messages = new ReceivedMessages(10, 60_000);
    messages.add('a');
    clock.pass(30);
    messages.add('b');
    messages.add('a');
    clock.pass(29.999);
    expect([messages.has('a'), messages.has('b'), messages.has('c')]).toEqual([true, true, false]);
    clock.pass(0.001);
    expect([messages.has('a'), messages.has('b')]).toEqual([false, true]);
  });

  it('remembers no more than it may, until it has forgotten some', () => {
    const clock = stoppedClock();
    const messages = new ReceivedMessages(2, 60_000);
    for (const id of ['a', 'b', 'c']) messages.add(id);
    expect([messages.hasRoom, messages.has('b'), messages.has('c')]).toEqual([false, true, false]);
    clock.pass(60);
    expect(messages.hasRoom).toBe(true);
    messages.add('c');
    expect([messages.has('a'), messages.has('c')]).toEqual([false, true]);
  });
});
