import { describe, expect, it } from 'vitest';
import { fakeRequest } from './fake-request.ts';
import { PendingRequest } from './pending-request.ts';
import type { Reply } from './reply.ts';

const reply = (status: number): Reply => ({ status, headers: [], content: undefined });

function pending(headers: Readonly<Record<string, string>> = {}, repeated: readonly string[] = []) {
  const replies: number[] = [];
  const ended: string[] = [];
  const made = new PendingRequest(fakeRequest({ headers, repeated }), ({ status }) => replies.push(status));
  return { made, replies, ended, unsubscribe: (name: string) => () => void ended.push(name) };
}

describe('a pending request', () => {
  it('has the media type JSON until it is negotiated, and the validator of its request', () => {
    const { made } = pending({ 'if-none-match': '"a"' });

    expect([made.method, made.mediaType, made.ifNoneMatch, made.headers]).toEqual([
      'POST',
      'application/json',
      '"a"',
      [],
    ]);
  });

  it('is answered once', () => {
    const { made, replies } = pending();
    expect(made.isOver).toBe(false);

    made.reply(reply(200));
    made.reply(reply(500));

    expect([replies, made.isOver]).toEqual([[200], true]);
  });

  it('is not answered after its caller disconnected, and unsubscribes from its execution once', () => {
    const { made, replies, ended, unsubscribe } = pending();
    made.onAbandon(unsubscribe('first'));

    made.abandon();
    made.abandon();
    made.reply(reply(200));

    expect([replies, ended, made.isOver]).toEqual([[], ['first'], true]);
  });

  it('unsubscribes at once from an execution that starts after its caller disconnected', () => {
    const { made, ended, unsubscribe } = pending();
    made.abandon();

    made.onAbandon(unsubscribe('late'));

    expect(ended).toEqual(['late']);
  });

  it('does not unsubscribe after its reply', () => {
    const { made, ended, unsubscribe } = pending();
    made.onAbandon(unsubscribe('first'));
    made.reply(reply(200));

    made.abandon();

    expect(ended).toEqual([]);
  });

  it("has one request id: the caller's if it is valid, else a new one", () => {
    const made = (...given: Parameters<typeof pending>) => pending(...given).made.requestId;
    const own = /^[\da-f-]{36}$/;

    expect(made({ 'x-request-id': 'a-B_1.2:3' })).toBe('a-B_1.2:3');
    for (const invalid of ['', ' ', 'a b', 'a\n', '<script>', 'é', 'x'.repeat(101)]) {
      expect(made({ 'x-request-id': invalid })).toMatch(own);
    }
    expect(made({ 'x-request-id': 'a' }, ['x-request-id'])).toMatch(own);
    const { made: one } = pending();
    expect(one.requestId).toBe(one.requestId);
    expect(one.requestId).not.toBe(pending().made.requestId);
  });

  it('identifies its caller by headers that are not repeated', () => {
    const { caller } = pending({ authorization: 'a', cookie: 'b' }, ['cookie']).made;

    expect([caller.header('authorization'), caller.header('cookie'), caller.header('x-tenant')]).toEqual([
      'a',
      undefined,
      undefined,
    ]);
  });
});
