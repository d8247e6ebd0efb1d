import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/blockchain';
import { Clock, World } from '#sandbox';
import { Chain } from './chain.ts';

const NOW = Date.parse('2026-03-01T09:04:00Z');
const MINUTE = 60_000;

function chainAt(now: number, seed = 'x') {
  const clock = new Clock();
  clock.stop(now);
  const chain = new Chain(new World(seed, clock));
  chain.advance(now);
  return chain;
}

/** Everything that can be found from the newest block and from the founding transaction, along what they spend and are spent by. */
function walk(chain: Chain): ReadonlyMap<string, Transaction> {
  const found = new Map<string, Transaction>();
  const waiting = [chain.founding, ...(chain.latest().txIndexes ?? []).map(String)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const transaction = chain.transaction(key);
    if (!transaction || found.has(transaction.hash)) continue;
    found.set(transaction.hash, transaction);
    for (const { prev_out } of transaction.inputs) waiting.push(String(prev_out?.tx_index));
    for (const { spending_outpoints = [] } of transaction.out)
      waiting.push(...spending_outpoints.map((each) => String(each.tx_index)));
  }
  return found;
}
const sum = (values: readonly (number | bigint | undefined)[]) =>
  values.reduce<number>((total, value) => total + Number(value), 0);

describe('Chain', () => {
  const chain = chainAt(NOW);
  const all = [...walk(chain).values()];
  const payments = all.filter(({ inputs }) => inputs[0]?.prev_out?.addr !== undefined);

  it('reaches three hundred blocks back from the last full ten minutes', () => {
    expect(chain.latest()).toMatchObject({
      height: 893_926,
      block_index: 893_926,
      time: Date.parse('2026-03-01T09:00:00Z') / 1000,
    });
    expect(chain.latest().hash).toMatch(/^0{19}[0-9a-f]{45}$/);
    const heights = new Set(all.map(({ block_height }) => block_height));
    expect([
      heights.size,
      Math.min(...[...heights].map((height) => height ?? Infinity).filter((height) => height > 840_000)),
    ]).toEqual([302, 893_627]);
  });

  it('has transactions of which each pays out what it takes in, less its fee', () => {
    expect(payments.length).toBeGreaterThan(2_000);
    const wrong = payments.filter(
      ({ inputs, out, fee }) =>
        sum(inputs.map((each) => each.prev_out?.value)) !== sum(out.map((each) => each.value)) + Number(fee),
    );
    expect(wrong).toEqual([]);
  });

  it('spends every output once at most', () => {
    const outpoints = payments.flatMap(({ inputs }) =>
      inputs.map(({ prev_out }) => `${prev_out?.tx_index}/${prev_out?.n}`),
    );
    expect(new Set(outpoints).size).toBe(outpoints.length);
    const outputs = all.flatMap(({ out }) => out);
    expect(outputs.filter(({ spent, spending_outpoints }) => spent !== (spending_outpoints?.length === 1))).toEqual([]);
  });

  it('leaves no coin that nobody holds: founded and rewarded, less the fees that are still to be earned', () => {
    const founded = sum(chain.transaction(chain.founding)?.out.map(({ value }) => value) ?? []);
    const unearned = sum(all.filter(({ block_height }) => block_height === null).map(({ fee }) => fee));
    const held = sum(chain.wallets.map(({ address }) => chain.balance(address)));
    expect(held).toBe(founded + 300 * 312_500_000 - unearned);
  });

  it('confirms with the next block what is unconfirmed now', () => {
    const own = chainAt(NOW);
    const pending = [...walk(own).values()].filter(({ block_height }) => block_height === null);
    expect(pending.length).toBeGreaterThan(0);

    own.advance(NOW + 10 * MINUTE);

    expect(new Set(pending.map(({ hash }) => own.transaction(hash)?.block_height))).toEqual(new Set([893_927]));
    expect(own.latest().height).toBe(893_927);
  });

  it('is the same for the same seed and time, and has the same founding transaction at any time', () => {
    expect(chainAt(NOW).latest()).toEqual(chain.latest());
    expect(chainAt(NOW, 'y').latest().hash).not.toBe(chain.latest().hash);
    expect(chainAt(NOW + 5_000 * MINUTE).founding).toBe(chain.founding);
  });
});
