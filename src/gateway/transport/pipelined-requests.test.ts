import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { PipelinedRequests } from './node-http.ts';

function connection() {
  const pipelined = new PipelinedRequests();
  const destroy = vi.fn();
  const socket = { destroy } as unknown as Socket;
  const begun: number[] = [];
  /** A request whose response is queued behind others. */
  const start = (number: number) => {
    const response = new EventEmitter();
    pipelined.wait(socket, response as unknown as ServerResponse, () => begun.push(number));
    return () => response.emit('socket', socket);
  };
  return { start, begun, destroy };
}

describe('requests of one connection', () => {
  it('start when their response is next', () => {
    const { start, begun } = connection();

    const [second, third] = [start(2), start(3)];
    expect(begun).toEqual([]);
    second();
    expect(begun).toEqual([2]);
    third();

    expect(begun).toEqual([2, 3]);
  });

  it('beyond a hundred queued ones destroy their connection', () => {
    const { start, begun, destroy } = connection();
    const turns = Array.from({ length: 100 }, (_, n) => start(n));
    expect(destroy).not.toHaveBeenCalled();

    start(100);

    expect(destroy).toHaveBeenCalledTimes(1);
    expect([begun, turns.length]).toEqual([[], 100]);
  });

  it('leave the queue when they start', () => {
    const { start, begun, destroy } = connection();

    for (let n = 0; n < 150; n++) start(n)();
    const turns = Array.from({ length: 100 }, (_, n) => start(150 + n));
    for (const turn of turns) turn();

    expect([begun.length, destroy.mock.calls.length]).toEqual([250, 0]);
  });
});
