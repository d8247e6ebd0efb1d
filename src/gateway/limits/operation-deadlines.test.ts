import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Scope } from '#upstream';
import { type Clock, OperationDeadlines, OperationTimeoutError } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers());

/** An operation that may take 100 ms, and 1,000 more to receive its uploads. */
function started(withUploads: boolean) {
  onTestFinished(() => void vi.useRealTimers());
  const scope = new Scope();
  let clock: Clock | undefined;
  const uploads = withUploads ? { pauseWhileReceiving: (given: Clock) => (clock = given) } : undefined;
  const stop = new OperationDeadlines({ operation: 100, request: 1000 }).start(scope, uploads);
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return scope.cancelled;
  };
  return { after, stop, pause: () => clock?.pause(), resume: () => clock?.resume() };
}
const TIMEOUT = new OperationTimeoutError(100);

describe('the deadline of an operation', () => {
  it.each([false, true])('cancels it, unless it has ended (with uploads: %j)', (withUploads) => {
    const [lasting, over] = [started(withUploads), started(withUploads)];

    expect(lasting.after(98)).toBeUndefined();
    over.stop();
    expect(lasting.after(2)).toEqual(TIMEOUT);
    expect(over.after(2000)).toBeUndefined();
  });

  it('does not count the time in which uploads are received', () => {
    const { after, pause, resume } = started(true);

    expect(after(60)).toBeUndefined();
    pause();
    expect(after(900)).toBeUndefined();
    resume();
    expect(after(39)).toBeUndefined();
    expect(after(1)).toEqual(TIMEOUT);
  });

  it('passes where uploads are never received to their end', () => {
    const { after, pause } = started(true);
    pause();

    expect(after(1099)).toBeUndefined();
    expect(after(1)).toEqual(TIMEOUT);
  });

  it('does not begin again where an upload ends after its operation', () => {
    const { after, stop, pause, resume } = started(true);
    pause();
    stop();
    resume();

    expect(after(2000)).toBeUndefined();
  });
});
