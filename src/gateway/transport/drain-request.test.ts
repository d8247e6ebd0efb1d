import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drainRequest } from './send.ts';

function request(complete: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new PassThrough();
  body.on('error', () => undefined);
  return Object.assign(body, { complete }) as PassThrough & IncomingMessage;
}

describe('the unread body of an answered request', () => {
  it('is discarded, and no longer piped to its reader', async () => {
    const body = request(false);
    const reader = new PassThrough();
    body.pipe(reader);

    drainRequest(body);
    body.write('rest');
    await new Promise(setImmediate);

    expect([body.readableFlowing, reader.readableLength, body.readableLength]).toEqual([true, 0, 0]);
  });

  it('ends its connection after five seconds', () => {
    const body = request(false);
    drainRequest(body);

    vi.advanceTimersByTime(4999);
    expect(body.destroyed).toBe(false);
    vi.advanceTimersByTime(1);

    expect(body.destroyed).toBe(true);
  });

  it('clears the timer when it ends before', () => {
    const body = request(false);
    drainRequest(body);
    expect(vi.getTimerCount()).toBe(1);

    body.emit('close');

    expect(vi.getTimerCount()).toBe(0);
  });

  it('needs no timer when it is complete', () => {
    const body = request(true);

    drainRequest(body);

    expect([body.readableFlowing, vi.getTimerCount()]).toEqual([null, 0]);
  });
});
