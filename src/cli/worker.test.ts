import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuration } from './harness.ts';
import { peerReports } from './peer-reports.ts';
import { commandsOf, runWorker } from './worker.ts';
import type { WorkerMessage } from './worker-messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const read = async () => configuration();

function starting(drainDelayMs = 0) {
  const done: string[] = [];
  const sent: WorkerMessage[] = [];
  const channel = Object.assign(new EventEmitter(), {
    connected: true,
    send(message: WorkerMessage, done: () => void) {
      sent.push(message);
      done();
    },
  });
  const server = { origin: '', drain: () => done.push('drain'), stop: async () => void done.push('stop') };
  const { promise: started, resolve: start } = Promise.withResolvers<typeof server>();
  const code = runWorker(channel, () => started, { commands: commandsOf(channel), drainDelayMs, read });
  return { done, sent, channel, code, start: () => start(server) };
}

function running(drainDelayMs = 0) {
  const worker = starting(drainDelayMs);
  worker.start();
  return worker;
}

describe('a worker', () => {
  it.each([
    ['message', 'stop'],
    ['disconnect', undefined],
  ])('stops once, by %s', async (event, message) => {
    const { done, channel, code } = running();
    channel.emit(event, message);
    channel.emit(event, message);
    expect(await code).toBe(0);
    expect(done).toEqual(['stop']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is told to stop while it starts ends before it serves', async () => {
    const { done, channel, code } = starting();
    channel.emit('message', 'stop');
    expect(await code).toBe(0);
    expect(done).toEqual([]);
  });

  it('that gets SIGTERM while it starts stops when it has started', async () => {
    const { done, channel, code, start } = starting();
    channel.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(await code).toBe(0);
    expect(done.at(-1)).toBe('stop');
  });

  it('drains, and serves on', async () => {
    const { done, channel } = running();
    channel.emit('message', 'drain');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['drain']);
  });

  it.each(['SIGINT', 'SIGTERM'])('drains and then stops at %s, even if it comes twice', async (signal) => {
    const { done, channel, code } = running(3000);
    channel.emit(signal);
    await vi.advanceTimersByTimeAsync(2999);
    channel.emit(signal);
    expect(done).not.toContain('stop');
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe(0);
    expect(done.at(-1)).toBe('stop');
  });

  it('leaves SIGHUP to the primary', async () => {
    const { done, channel } = running();
    channel.emit('SIGHUP');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([channel.listenerCount('SIGHUP'), done]).toEqual([1, []]);
  });

  it('sends a heartbeat every second, as long as there is a primary', async () => {
    const { sent, channel } = running();
    await vi.advanceTimersByTimeAsync(3001);
    expect(sent).toEqual(['alive', 'alive', 'alive']);
    channel.connected = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(3);
  });
});

describe('the reports of a worker', () => {
  const report = { metrics: {}, interfaces: [], callers: [], failures: [] };

  it('are sent when the primary asks for one, and a last one when it has stopped', async () => {
    const sent: WorkerMessage[] = [];
    const channel = Object.assign(new EventEmitter(), {
      connected: true,
      send(message: WorkerMessage, done: () => void) {
        if (message !== 'alive') sent.push(message);
        done();
      },
    });
    const code = runWorker(channel, async () => ({ origin: '', report: () => report, stop: async () => undefined }), {
      commands: commandsOf(channel),
      drainDelayMs: 0,
      read,
    });
    await vi.advanceTimersByTimeAsync(0);
    channel.emit('message', 'report');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ report }]);
    channel.emit('message', 'stop');

    expect(await code).toBe(0);
    expect(sent).toEqual([{ report }, { report }]);
  });

  it('of all workers come from the primary, or not at all', async () => {
    const asked: WorkerMessage[] = [];
    const channel = Object.assign(new EventEmitter(), {
      connected: true,
      send: (message: WorkerMessage) => asked.push(message),
    });
    const reports = peerReports(channel);
    const both = Promise.all([reports(), reports()]);
    channel.emit('message', { reports: [report] });
    expect([await both, asked]).toEqual([[[report], [report]], ['reports']]);

    const unanswered = reports();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await unanswered).toEqual([]);
  });
});
