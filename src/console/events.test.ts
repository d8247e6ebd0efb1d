import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Viewers } from './events.ts';
import type { ApiState, Hello } from './wire.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hello = { instance: 'one' } as Hello;
const state = (slug: string, calls: number) => ({ slug, calls }) as ApiState;

/** Viewers of two APIs, and the calls of each, for tests to change. */
function viewed() {
  const sources = { reads: 0, calls: [0, 0], failures: [] as unknown[], error: undefined as Error | undefined };
  const viewers = new Viewers({
    hello: () => hello,
    failed: (error) => sources.failures.push(error),
    read: async () => {
      sources.reads += 1;
      if (sources.error) throw sources.error;
      return { states: sources.calls.map((calls, index) => state(`i${index}`, calls)), requests: [] };
    },
  });
  return { viewers, sources };
}

class Viewer extends EventEmitter {
  readonly writableHighWaterMark = 1;
  writableLength = 0;
  writableEnded = false;
  readonly read: [string, unknown][] = [];
  write(text: string) {
    for (const [, name, data] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
      this.read.push([name ?? '', JSON.parse(data ?? '')]);
    }
    if (text === ':\n\n') this.read.push(['comment', undefined]);
  }
  end() {
    this.writableEnded = true;
    this.emit('close');
  }
  get response() {
    return this as unknown as ServerResponse;
  }
}

describe('viewers', () => {
  it('receive all states first, and then changed ones', async () => {
    const { viewers, sources } = viewed();
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(1500);
    sources.calls[1] = 7;
    await vi.advanceTimersByTimeAsync(1000);

    expect(viewer.read).toEqual([
      ['hello', hello],
      ['states', [state('i0', 0), state('i1', 0)]],
      ['states', [state('i1', 7)]],
    ]);
  });

  it('that connect later receive all states first', async () => {
    const { viewers } = viewed();
    viewers.add(new Viewer().response);
    await vi.advanceTimersByTimeAsync(5000);
    const late = new Viewer();
    viewers.add(late.response);
    await vi.advanceTimersByTimeAsync(0);

    expect(late.read).toEqual([
      ['hello', hello],
      ['states', [state('i0', 0), state('i1', 0)]],
    ]);
  });

  it('that do not read are skipped, and receive all states once they do', async () => {
    const { viewers, sources } = viewed();
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(0);
    viewer.writableLength = 1;
    sources.calls[0] = 3;
    await vi.advanceTimersByTimeAsync(3000);
    expect(viewer.read).toHaveLength(2);
    viewer.writableLength = 0;
    await vi.advanceTimersByTimeAsync(1000);

    expect(viewer.read.at(-1)).toEqual(['states', [state('i0', 3), state('i1', 0)]]);
  });

  it('get a comment from time to time while nothing changes', async () => {
    const { viewers } = viewed();
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(31_000);

    expect(viewer.read.slice(2)).toEqual([
      ['comment', undefined],
      ['comment', undefined],
    ]);
  });

  it('wait while states cannot be read, and receive them afterwards', async () => {
    const { viewers, sources } = viewed();
    sources.error = new Error('no states');
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(2000);
    expect([viewer.read.length, sources.failures.length]).toEqual([1, 3]);
    sources.error = undefined;
    await vi.advanceTimersByTimeAsync(1000);

    expect(viewer.read.at(-1)).toEqual(['states', [state('i0', 0), state('i1', 0)]]);
  });

  it('leave no timer', async () => {
    const { viewers, sources } = viewed();
    const [one, other] = [new Viewer(), new Viewer()];
    viewers.add(one.response);
    viewers.add(other.response);
    one.end();
    expect(vi.getTimerCount()).toBe(1);
    other.end();
    const { reads } = sources;
    await vi.advanceTimersByTimeAsync(10_000);

    expect([vi.getTimerCount(), sources.reads]).toEqual([0, reads]);
  });
});
