import { onTestFinished, vi } from 'vitest';

/** A clock that only the test advances, until it is over. Timers are real. */
export function stoppedClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000) };
}
