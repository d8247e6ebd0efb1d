import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { setWriteTimeout } from './set-write-timeout.ts';

function limited(socket: { readonly writableLength: number } | null) {
  const setTimeout = vi.fn();
  const response = Object.assign(new EventEmitter(), { socket: socket && { ...socket, setTimeout } });
  // As node:http, which sets the time for which a connection is kept.
  response.on('finish', () => setTimeout('kept'));
  setWriteTimeout(response as unknown as ServerResponse, 1234);
  return { response, times: () => setTimeout.mock.calls.flat() };
}

describe('the time to read what is written', () => {
  it('begins while something waits for the caller, and ends with the response, before its connection is kept', () => {
    const { response, times } = limited({ writableLength: 1 });
    expect(times()).toEqual([1234]);

    response.emit('finish');

    expect(times()).toEqual([1234, 0, 'kept']);
  });

  it('has no limit where nothing waits', () => {
    const { response, times } = limited({ writableLength: 0 });

    response.emit('finish');

    expect(times()).toEqual(['kept']);
  });

  it('has none where the connection is gone', () => {
    expect(limited(null).response.listenerCount('finish')).toBe(1);
  });
});
