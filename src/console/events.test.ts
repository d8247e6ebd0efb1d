import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Viewers } from './events.ts';
import type { Hello, InterfaceState } from './wire.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hello = { instance: 'one' } as Hello;
const state = (slug: string, calls: number) => ({ slug, calls }) as InterfaceState;

/** Viewers of two interfaces, of which each look counts the first one's calls up unless told otherwise. */
function lookedAt() {
  const sources = { asked: 0, calls: [0, 0] };
  const viewers = new Viewers({
    hello: () => hello,
    states: async () => {
      sources.asked += 1;
      return sources.calls.map((calls, index) => state(`i${index}`, calls));
    },
  });
  return { viewers, sources };
}

class Viewer extends EventEmitter {
  writableNeedDrain = false;
  writableEnded = false;
  readonly read: [string, unknown][] = [];
  write(text: string) {
    for (const [, name, data] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
      this.read.push([name ?? '', JSON.parse(data ?? '')]);
    }
    if (text === ':\n\n') this.read.push(['silence', undefined]);
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
  it('are told everything first, and then what has changed', async () => {
    const { viewers, sources } = lookedAt();
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

  it('are told everything when they come later, too', async () => {
    const { viewers } = lookedAt();
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

  it('that do not read are not written to, and told everything once they do', async () => {
    const { viewers, sources } = lookedAt();
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(0);
    viewer.writableNeedDrain = true;
    sources.calls[0] = 3;
    await vi.advanceTimersByTimeAsync(3000);
    expect(viewer.read).toHaveLength(2);
    viewer.writableNeedDrain = false;
    await vi.advanceTimersByTimeAsync(1000);

    expect(viewer.read.at(-1)).toEqual(['states', [state('i0', 3), state('i1', 0)]]);
  });

  it('hear from time to time that nothing happens', async () => {
    const { viewers } = lookedAt();
    const viewer = new Viewer();
    viewers.add(viewer.response);
    await vi.advanceTimersByTimeAsync(31_000);

    expect(viewer.read.slice(2)).toEqual([
      ['silence', undefined],
      ['silence', undefined],
    ]);
  });

  it('leave nothing running behind them', async () => {
    const { viewers, sources } = lookedAt();
    const [one, other] = [new Viewer(), new Viewer()];
    viewers.add(one.response);
    viewers.add(other.response);
    one.end();
    expect(vi.getTimerCount()).toBe(1);
    other.end();
    const { asked } = sources;
    await vi.advanceTimersByTimeAsync(10_000);

    expect([vi.getTimerCount(), sources.asked]).toEqual([0, asked]);
  });
});
