import { EventEmitter } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settled } from './harness.ts';
import { runUntilStopped } from './serving.ts';
import { listenForStop, STOP, STOP_OR_HANGUP } from './terminal.ts';

function running({ drainDelayMs = 0, names = STOP } = {}) {
  const stopped: string[] = [];
  const pending = new Map<string, () => void>();
  const listening = (name: string) => ({
    origin: '',
    drain: () => stopped.push(`drain ${name}`),
    stop: () => {
      stopped.push(name);
      return new Promise<void>((resolve) => pending.set(name, resolve));
    },
  });
  const signals = new EventEmitter();
  const terminal = { environment: {}, out: () => undefined, error: () => undefined, signals };
  const stop = listenForStop(signals, names);
  const code = runUntilStopped(terminal, stop, [listening('first'), listening('second')], drainDelayMs);
  return { stopped, pending, signals, code };
}

describe('runUntilStopped', () => {
  it('stops one after the other', async () => {
    const { stopped, pending, signals, code } = running();
    await settled();
    expect(stopped).toEqual([]);
    signals.emit('SIGTERM');
    await settled();
    expect(stopped).toEqual(['drain first', 'drain second', 'first']);
    pending.get('first')?.();
    await settled();
    expect(stopped.slice(2)).toEqual(['first', 'second']);
    pending.get('second')?.();
    expect(await code).toBe(0);
  });

  it('does not wait after a second signal', async () => {
    const { stopped, signals, code } = running();
    signals.emit('SIGINT');
    await settled();
    signals.emit('SIGTERM');
    expect(await code).toBe(1);
    expect(stopped.slice(2)).toEqual(['first']);
  });

  it('goes on serving for the drain delay, which a second signal cuts short', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { stopped, signals, code } = running({ drainDelayMs: 5000 });
    signals.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(4999);
    expect(stopped).toEqual(['drain first', 'drain second']);
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped.slice(2)).toEqual(['first']);
    signals.emit('SIGTERM');
    expect(await code).toBe(1);
  });

  it.each([
    [STOP, 0],
    [STOP_OR_HANGUP, 1],
  ])('stops at one of %j', async (names, stops) => {
    const { stopped, signals } = running({ names });
    signals.emit('SIGHUP');
    await settled();
    expect(stopped.filter((each) => each === 'first')).toHaveLength(stops);
  });
});
