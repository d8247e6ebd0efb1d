import { expect, it } from 'vitest';
import type { Leadership, Term } from '#shared-state';

/** Two replicas that may lead. */
export interface LeadershipPair {
  readonly one: Leadership;
  readonly other: Leadership;
}

/** The contract of leaderships. */
export function itIsLeadership(pair: () => LeadershipPair): void {
  it('elects one candidate of a role, and another with a greater fence when that one withdraws', async () => {
    const { one, other } = pair();
    const first = candidate(one, 'poller');
    const term = await first.next();
    const second = candidate(other, 'poller');
    expect(term.signal.aborted).toBe(false);
    expect(second.terms).toEqual([]);

    first.withdraw();
    const following = await second.next();

    expect(term.signal.aborted).toBe(true);
    expect(following.fence).toBeGreaterThan(term.fence);
    expect(following.isShared).toBe(true);
    expect(first.terms).toHaveLength(1);
    second.withdraw();
    second.withdraw();
    expect(following.signal.aborted).toBe(true);
  });

  it('elects for each role by itself', async () => {
    const { one, other } = pair();
    const [first, second] = [candidate(one, 'one role'), candidate(other, 'other role')];
    expect((await first.next()).signal.aborted).toBe(false);
    expect((await second.next()).signal.aborted).toBe(false);
    first.withdraw();
    second.withdraw();
  });

  it('does not elect a candidate that withdrew while it waited', async () => {
    const { one, other } = pair();
    const first = candidate(one, 'queue');
    await first.next();
    const [gone, last] = [candidate(other, 'queue'), candidate(other, 'queue')];
    gone.withdraw();
    first.withdraw();
    await last.next();
    expect(gone.terms).toEqual([]);
    last.withdraw();
  });
}

function candidate(leadership: Leadership, role: string) {
  const terms: Term[] = [];
  let { promise, resolve } = Promise.withResolvers<Term>();
  const withdraw = leadership.campaign(role, (term) => {
    terms.push(term);
    resolve(term);
    ({ promise, resolve } = Promise.withResolvers<Term>());
  });
  return { terms, withdraw, next: () => Promise.resolve(terms.at(-1) ?? promise) };
}
