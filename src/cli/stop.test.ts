import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { settled } from './harness.ts';
import { runUntilStopped } from './stop.ts';

function running() {
  const stopped: string[] = [];
  const pending = new Map<string, () => void>();
  const listening = (name: string) => ({
    origin: '',
    stop: () => {
      stopped.push(name);
      return new Promise<void>((resolve) => pending.set(name, resolve));
    },
  });
  const signals = new EventEmitter();
  const terminal = { environment: {}, out: () => undefined, error: () => undefined, signals };
  return { stopped, pending, signals, code: runUntilStopped(terminal, [listening('first'), listening('second')]) };
}

describe('runUntilStopped', () => {
  it('stops one after the other', async () => {
    const { stopped, pending, signals, code } = running();
    await settled();
    expect(stopped).toEqual([]);
    signals.emit('SIGTERM');
    await settled();
    expect(stopped).toEqual(['first']);
    pending.get('first')?.();
    await settled();
    expect(stopped).toEqual(['first', 'second']);
    pending.get('second')?.();
    expect(await code).toBe(0);
  });

  it('does not wait when it is told a second time', async () => {
    const { stopped, signals, code } = running();
    signals.emit('SIGINT');
    await settled();
    signals.emit('SIGTERM');
    expect(await code).toBe(1);
    expect(stopped).toEqual(['first']);
    expect(signals.eventNames()).toEqual([]);
  });
});
