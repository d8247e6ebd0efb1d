import { onTestFinished, vi } from 'vitest';

/** Time that only passes when it is told to, until the test is over. Timers go on. */
export function stoppedClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000) };
}
