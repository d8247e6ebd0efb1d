import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drainRequest } from './node-http.ts';

function request(complete: boolean, head: object = { httpVersionMajor: 1, headers: { 'content-length': '4' } }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new PassThrough();
  body.on('error', () => undefined);
  return Object.assign(body, { complete, ...head }) as PassThrough & IncomingMessage;
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

  it.each([
    ['it is complete', true, undefined],
    ['its head announces none', false, { httpVersionMajor: 1, headers: {} }],
  ])('needs no timer when %s', (_when, complete, head) => {
    const body = request(complete, head);

    drainRequest(body);

    expect([body.readableFlowing, vi.getTimerCount()]).toEqual([null, 0]);
  });

  it.each([
    { httpVersionMajor: 1, headers: { 'transfer-encoding': 'chunked' } },
    { httpVersionMajor: 2, headers: {} },
  ])('is waited for with the head %j', (head) => {
    const body = request(false, head);

    drainRequest(body);

    expect([body.readableFlowing, vi.getTimerCount()]).toEqual([true, 1]);
  });
});
