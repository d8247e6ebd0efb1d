import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { setWriteTimeout } from './node-http.ts';

function limited(socket: { readonly writableLength: number } | null) {
  const setTimeout = vi.fn();
  const response = Object.assign(new EventEmitter(), { socket: socket && { ...socket, setTimeout } });
  // Like node:http, which sets the keep-alive timeout.
  response.on('finish', () => setTimeout('keep-alive'));
  setWriteTimeout(response as unknown as ServerResponse, 1234);
  return { response, times: () => setTimeout.mock.calls.flat() };
}

describe('the write timeout', () => {
  it('starts with unread output, and ends with the response, before the keep-alive timeout', () => {
    const { response, times } = limited({ writableLength: 1 });
    expect(times()).toEqual([617]);

    response.emit('finish');

    expect(times()).toEqual([617, 0, 'keep-alive']);
  });

  it('is not set without unread output', () => {
    const { response, times } = limited({ writableLength: 0 });

    response.emit('finish');

    expect(times()).toEqual(['keep-alive']);
  });

  it('is not set on a closed connection', () => {
    expect(limited(null).response.listenerCount('finish')).toBe(1);
  });
});
