import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { until } from '#test/until';
import { type Token, TokenCredential } from './credentials.ts';
import type { Attempt } from './request.ts';

/** A credential with tokens `t1`, `t2` … of this lifetime, whose fetches the test settles. */
function credential(lifetimeSeconds?: number) {
  const clock = { now: 0 };
  const pending: PromiseWithResolvers<Token>[] = [];
  const one = new TokenCredential(
    () => {
      const fetch = Promise.withResolvers<Token>();
      pending.push(fetch);
      return fetch.promise;
    },
    () => clock.now,
  );
  const give = (index = pending.length) => pending[index - 1]?.resolve({ value: `t${index}`, lifetimeSeconds });
  const fail = (index = pending.length) => pending[index - 1]?.reject(new Error(`f${index}`));
  return { one, clock, pending, give, fail };
}

const request = () => ({ headers: [] as string[] }) as unknown as Attempt;

/** The credential of a request, now or later. */
async function applied(one: TokenCredential, to = request()): Promise<string | undefined> {
  await one.apply(to);
  return to.headers[1]?.replace('Bearer ', '');
}

describe('TokenCredential', () => {
  it('fetches a token when one is first needed, and once for all calls that wait', async () => {
    const { one, pending, give } = credential(100);

    const all = [applied(one), applied(one), applied(one)];
    give();

    expect(await Promise.all(all)).toEqual(['t1', 't1', 't1']);
    expect(pending).toHaveLength(1);
  });

  it('uses a valid token at once, and fetches the next in the background when a fifth of its lifetime is left', async () => {
    const { one, clock, pending, give } = credential(100);
    const first = applied(one);
    give();
    await first;

    clock.now = 79_999;
    expect(one.apply(request())).toBeUndefined();
    expect(pending).toHaveLength(1);
    clock.now = 80_000;
    expect([one.apply(request()), one.apply(request())]).toEqual([undefined, undefined]);
    expect(pending).toHaveLength(2);
    give();
    await until(async () => (await applied(one)) === 't2');
    expect(pending).toHaveLength(2);
  });

  it('waits for the next token when one has expired', async () => {
    const { one, clock, give } = credential(100);
    const first = applied(one);
    give();
    await first;
    clock.now = 100_000;

    const second = applied(one);
    give();

    expect(await second).toBe('t2');
  });

  it('uses a token while the next cannot be fetched, trying once a second', async () => {
    const { one, clock, pending, give, fail } = credential(100);
    const first = applied(one);
    give();
    await first;
    for (let seconds = 80; seconds < 90; seconds++) {
      clock.now = seconds * 1000;
      expect([await applied(one), await applied(one)]).toEqual(['t1', 't1']);
      fail();
      await Promise.allSettled(pending.map(({ promise }) => promise));
      await new Promise(setImmediate);
    }

    expect(pending).toHaveLength(11);
  });

  it('fails all calls that wait, and those of the next second', async () => {
    const { one, clock, pending, fail, give } = credential(100);
    const all = [applied(one), applied(one)];
    fail();

    const settled = await Promise.allSettled([...all, applied(one)]);
    clock.now = 999;
    settled.push(...(await Promise.allSettled([applied(one)])));

    expect(settled.map((each) => 'reason' in each && each.reason.message)).toEqual(['f1', 'f1', 'f1', 'f1']);
    expect(pending).toHaveLength(1);
    clock.now = 1000;
    const next = applied(one);
    give();
    expect(await next).toBe('t2');
  });

  it('renews a refused token once in ten seconds, for all calls that used it', async () => {
    const { one, clock, pending, give } = credential(100);
    const requests = [request(), request(), request()] as const;
    const first = requests.map((each) => applied(one, each));
    give();
    await Promise.all(first);

    expect(one.renew(requests[0])).toBe(true);
    const fresh = request();
    const second = applied(one, fresh);
    expect(one.renew(requests[1])).toBe(true);
    give();
    expect(await second).toBe('t2');
    expect(one.renew(requests[2])).toBe(true);
    expect(await applied(one)).toBe('t2');
    expect(pending).toHaveLength(2);

    expect(one.renew(fresh)).toBe(false);
    clock.now = 9_999;
    expect(one.renew(fresh)).toBe(false);
    clock.now = 10_000;
    expect(one.renew(fresh)).toBe(true);
    expect(one.apply(request())).toBeInstanceOf(Promise);
    expect(pending).toHaveLength(3);
  });

  it('assumes five minutes without a lifetime', async () => {
    const { one, clock, pending, give } = credential();
    const first = applied(one);
    give();
    await first;
    clock.now = 239_999;
    await applied(one);

    expect(pending).toHaveLength(1);
    clock.now = 300_000;
    expect(one.apply(request())).toBeInstanceOf(Promise);
  });

  it('refuses a token that is no valid header value', async () => {
    const one = new TokenCredential(async () => ({ value: 'a\r\nb', lifetimeSeconds: 1 }));

    await expect(applied(one)).rejects.toThrow('`authorization` has a character that no header can carry.');
  });

  it('never fetches two at once, and never uses an expired token', async () => {
    const steps = fc.array(fc.constantFrom('apply', 'give', 'fail', 'second', 'renew'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 0, max: 20 }), async (each, lifetime) => {
        const { one, clock, pending, give, fail } = credential(lifetime);
        const ends = new Map<string, number>();
        let [settled, last] = [0, request()];
        for (const step of each) {
          if (step === 'second') clock.now += 1000;
          else if (step === 'renew') one.renew(last);
          else if (step === 'apply') {
            const to = request();
            const given = one.apply(to);
            given?.catch(() => undefined);
            if (!given) expect(ends.get(to.headers[1] ?? '')).toBeGreaterThan(clock.now);
            last = to;
          } else if (settled < pending.length) {
            settled += 1;
            if (step === 'fail') fail(settled);
            else give(settled);
            ends.set(`Bearer t${settled}`, clock.now + lifetime * 1000);
          }
          await new Promise(setImmediate);
          expect(pending.length - settled).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});
