import { expect, it, onTestFinished, vi } from 'vitest';
import { InFlight } from './node-http.ts';

it('is idle when every request has ended', async () => {
  const inFlight = new InFlight();
  await expect(inFlight.idle(1000)).resolves.toBeUndefined();
  inFlight.begin();
  inFlight.begin();
  let isIdle = false;
  const idle = inFlight.idle(60_000).then(() => (isIdle = true));

  inFlight.end();
  await Promise.resolve();
  const isEarly = isIdle;
  inFlight.end();
  await idle;

  expect([isEarly, isIdle]).toEqual([false, true]);
});

it('does not wait beyond the grace period', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inFlight = new InFlight();
  inFlight.begin();
  const idle = inFlight.idle(1000);

  await vi.advanceTimersByTimeAsync(1000);

  await expect(idle).resolves.toBeUndefined();
});
