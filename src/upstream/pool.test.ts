import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicLookup } from './transport.ts';

const original = dns.lookup;
afterEach(() => {
  dns.lookup = original;
  syncBuiltinESMExports();
});

/** The result of a lookup of a name with these addresses. */
function lookupResult(error: Error | null, ...addresses: readonly string[]) {
  const found = addresses.map((address) => ({ address, family: 4 }));
  const answer = vi.fn((_name: string, _options: object, callback: (...result: unknown[]) => void) =>
    callback(error, found),
  );
  dns.lookup = answer as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  const callback = vi.fn();
  publicLookup('name.example', { family: 4 }, callback);
  expect(answer.mock.calls[0]?.slice(0, 2)).toEqual(['name.example', { family: 4, all: true }]);
  return callback.mock.calls;
}

describe('publicLookup', () => {
  it('returns all addresses of a name with public ones', () => {
    const found = ['203.0.113.7', '198.51.100.7'].map((address) => ({ address, family: 4 }));

    expect(lookupResult(null, '203.0.113.7', '198.51.100.7')).toEqual([[null, found]]);
  });

  it('refuses a name with a private address', () => {
    expect(lookupResult(null, '203.0.113.7', '10.0.0.1')).toEqual([
      [new Error('name.example resolves to a private address'), []],
    ]);
  });

  it('passes on the error of a lookup', () => {
    const error = new Error('ENOTFOUND');

    expect(lookupResult(error)).toEqual([[error, []]]);
  });
});
