import { describe, expect, it, vi } from 'vitest';
import { TooManyBytesError, TooManyCallsError } from './errors.ts';
import { SERVICE } from './request.ts';
import { Scope } from './scope.ts';

const CALL = { slug: 'probe', operation: { id: 'get', method: 'GET', path: '/' } } as const;

describe('Scope', () => {
  it('reads each header of its caller once', () => {
    const caller = vi.fn((name: string) => `${name} of caller`);
    const scope = new Scope(caller);
    const [allowed, other] = [['a'], ['a', 'b']];

    const identities = [allowed, allowed, other].map((names) => scope.identity(names));

    expect(identities[0]).toBe(identities[1]);
    expect(identities.map(({ headers }) => headers)).toEqual([
      ['a', 'a of caller'],
      ['a', 'a of caller'],
      ['a', 'a of caller', 'b', 'b of caller'],
    ]);
    expect(caller.mock.calls.flat()).toEqual(['a', 'a', 'b']);
  });

  it('has the identity of all callers without a caller, or if no header is forwarded', () => {
    expect(new Scope().identity(['a'])).toBe(SERVICE);
    expect(new Scope(() => 'x').identity([])).toBe(SERVICE);
  });

  it('has the time of its start, as do the calls it shares', () => {
    const first = new Scope();
    vi.spyOn(performance, 'now').mockReturnValue(first.startedAt + 5);
    const [second, call] = [new Scope(), first.ofSharedCall()];
    vi.restoreAllMocks();

    expect([second.startedAt, call.startedAt]).toEqual([first.startedAt + 5, first.startedAt]);
    first.cancel(new Error('gone'));
    expect(call.cancelled).toBeUndefined();
  });

  it('cancels running calls, once, and has the reason', () => {
    const scope = new Scope();
    const [running, ended] = [{ cancel: vi.fn() }, { cancel: vi.fn() }];
    scope.running.add(running);
    scope.running.add(ended);
    scope.running.delete(ended);
    expect(scope.cancelled).toBeUndefined();
    const reason = new Error('gone');

    scope.cancel(reason);
    scope.cancel(new Error('again'));

    expect(running.cancel.mock.calls).toEqual([[reason]]);
    expect(ended.cancel).not.toHaveBeenCalled();
    expect(scope.cancelled).toBe(reason);
  });

  it('can be cancelled while its calls end', () => {
    const scope = new Scope();
    const calls = [1, 2, 3].map(() => {
      const call = { cancel: vi.fn(() => scope.running.delete(call)) };
      return call;
    });
    for (const call of calls) scope.running.add(call);

    scope.cancel(new Error('gone'));

    expect(calls.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('limits calls, and refuses several that exceed the limit together', () => {
    const scope = new Scope(undefined, { calls: 3, upstreamBytes: Infinity });
    const refusal = new TooManyCallsError(3);

    scope.begin(CALL);
    scope.requireCalls(2);
    expect(() => scope.requireCalls(3)).toThrow(refusal);
    scope.begin(CALL);
    scope.begin(CALL);

    expect(() => scope.begin(CALL)).toThrow(refusal);
    expect(() => scope.requireCalls(1)).toThrow('The operation takes more than 3 upstream calls.');
  });

  it('of a shared call waits as long as the last, and in the place of the most urgent, of those that share it', () => {
    const [background, interactive, later] = [Scope.background(), new Scope(), new Scope()];
    Object.assign(background, { endsAt: 30, callerLabel: 'b' });
    Object.assign(interactive, { endsAt: 10, callerLabel: 'i' });
    Object.assign(later, { endsAt: 40, callerLabel: 'l' });
    const call = background.ofSharedCall();
    const running = { cancel: vi.fn(), reordered: vi.fn() };
    call.running.add(running);
    const place = () => [
      call.waitsUntil,
      call.order.rank === 2,
      call.order.caller,
      running.reordered.mock.calls.length,
    ];

    expect(place()).toEqual([30, true, 'b', 0]);
    interactive.join(call);
    expect(place()).toEqual([30, false, 'i', 1]);
    later.join(call);
    expect(place()).toEqual([40, false, 'i', 1]);
    background.leave(call);
    expect(place()).toEqual([40, false, 'i', 1]);
    interactive.leave(call);
    expect(place()).toEqual([40, false, 'l', 2]);
  });

  it('is cancelled by more bytes than its limit, those of shared calls and before it joined included', () => {
    const limits = { calls: Infinity, upstreamBytes: 10 };
    const [first, second] = [new Scope(undefined, limits), new Scope(undefined, limits)];
    const call = first.ofSharedCall();

    first.join(call);
    call.countBytes(6);
    second.join(call);
    second.join(call);
    second.countBytes(4);
    expect([first.cancelled, second.cancelled]).toEqual([undefined, undefined]);
    call.countBytes(1);

    expect([first.cancelled, second.cancelled]).toEqual([undefined, new TooManyBytesError(10)]);
    expect(call.cancelled).toBeUndefined();
  });

  it('has no limit by default', () => {
    const scope = new Scope();

    for (let call = 0; call < 10_000; call++) scope.begin(CALL);
    scope.countBytes(1e12);

    expect(() => scope.requireCalls(10_000)).not.toThrow();
    expect(scope.cancelled).toBeUndefined();
  });
});
