import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerMessage } from './messages.ts';
import { Primary, runWorker } from './worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function starting(drainDelayMs = 0) {
  const done: string[] = [];
  const sent: WorkerMessage[] = [];
  const channel = Object.assign(new EventEmitter(), {
    send(message: WorkerMessage, done: () => void) {
      sent.push(message);
      done();
    },
  });
  const server = {
    origin: '',
    drain: () => done.push('drain'),
    stop: async ({ isReplaced = false } = {}) => void done.push(isReplaced ? 'stop for another' : 'stop'),
  };
  const { promise: started, resolve: start } = Promise.withResolvers<typeof server>();
  const code = runWorker(new Primary(channel), () => started, drainDelayMs);
  return { done, sent, channel, code, start: () => start(server) };
}

function running(drainDelayMs = 0) {
  const worker = starting(drainDelayMs);
  worker.start();
  return worker;
}

describe('a worker', () => {
  it('stops at once, and once, where another has its place', async () => {
    const { done, channel, code } = running(3000);
    await vi.advanceTimersByTimeAsync(0);
    channel.emit('message', 'retire');
    channel.emit('message', 'retire');
    expect(await code).toBe(0);
    expect(done).toEqual(['stop for another']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is told to stop while it starts ends before it serves', async () => {
    const { done, channel, code } = starting();
    channel.emit('SIGTERM');
    expect(await code).toBe(0);
    expect(done).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'])('drains and then stops at %s, even if it comes twice', async (signal) => {
    const { done, channel, code } = running(3000);
    await vi.advanceTimersByTimeAsync(0);
    channel.emit(signal);
    await vi.advanceTimersByTimeAsync(2999);
    channel.emit(signal);
    expect(done).toEqual(['drain']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe(0);
    expect(done).toEqual(['drain', 'stop']);
  });

  it('leaves SIGHUP to the primary', async () => {
    const { done, channel } = running();
    channel.emit('SIGHUP');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([channel.listenerCount('SIGHUP'), done]).toEqual([1, []]);
  });

  it('sends a heartbeat every second', async () => {
    const { sent } = running();
    await vi.advanceTimersByTimeAsync(3001);
    expect(sent).toEqual(['alive', 'alive', 'alive']);
  });
});

describe('the reports of a worker', () => {
  const report = { metrics: {}, apis: [], callers: [], requests: [] };

  it('are sent when the primary asks for one, and a last one when it has stopped', async () => {
    const sent: WorkerMessage[] = [];
    const channel = Object.assign(new EventEmitter(), {
      send(message: WorkerMessage, done: () => void) {
        if (message !== 'alive') sent.push(message);
        done();
      },
    });
    const start = async () => ({ origin: '', report: () => report, stop: async () => undefined });
    const code = runWorker(new Primary(channel), start, 0);
    await vi.advanceTimersByTimeAsync(0);
    channel.emit('message', 'report');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ report }]);
    channel.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(0);

    expect(await code).toBe(0);
    expect(sent).toEqual([{ report }, { report }]);
  });

  it('of all workers come from the primary', async () => {
    const asked: WorkerMessage[] = [];
    const channel = Object.assign(new EventEmitter(), { send: (message: WorkerMessage) => asked.push(message) });
    const answered = new Primary(channel).ask('reports', undefined);
    expect(asked).toEqual([{ id: 1, ask: 'reports' }]);
    channel.emit('message', { id: 1, answer: [report] });

    expect((await answered).answer).toEqual([report]);
  });
});
