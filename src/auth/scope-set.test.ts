import { describe, expect, it } from 'vitest';
import { ALL_SCOPES, ScopeSets } from './scopes.ts';

const setOf = (...scopes: string[]) => new ScopeSets().of(scopes);

describe('a set of scopes', () => {
  it.each<[granted: string, needed: string, expected: boolean]>([
    ['countries', 'countries:read', true],
    ['countries', 'countries:read:country', true],
    ['countries', 'countries:write:x', true],
    ['countries:read', 'countries:read:country', true],
    ['countries:read', 'countries:write:country', false],
    ['countries:read:country', 'countries:read:country', true],
    ['countries:read:country', 'countries:read:countries', false],
    ['countries:read:country', 'countries:read', false],
    ['countries:*:country', 'countries:write:country', true],
    ['countries:read:*', 'countries:read', true],
    ['*', 'countries:write:x', true],
    ['*:read', 'countries:read:x', true],
    ['*:read', 'countries:write:x', false],
    ['*:*:x', 'countries:write:x', true],
    ['country', 'countries:read', false],
    ['Countries', 'countries:read', false],
    ['countries:', 'countries:read', false],
    ['countries:read:a:b', 'countries:read:a', false],
    ['countries:*', '*', false],
    ['', 'countries:read', false],
    ['console', 'console:read', false],
    ['*', 'console', false],
  ])('with %s: %s is allowed: %s', (granted, needed, expected) => {
    const set = setOf(granted);

    expect([set.allows(needed), set.allows(needed)]).toEqual([expected, expected]);
  });

  it('has the roles that it names, and none by a wildcard', () => {
    expect(setOf('*', '*:*:*').hasRole('console')).toBe(false);
    expect([setOf('console').hasRole('console'), setOf('console').hasRole('explain')]).toEqual([true, false]);
    expect(ALL_SCOPES.hasRole('console')).toBe(true);
  });

  it('is the same object, and has the same key, for the same scopes in any order', () => {
    const sets = new ScopeSets();
    const one = sets.of(['b', 'a', 'b', 'no scope']);

    expect(sets.of(['a', 'b'])).toBe(one);
    expect(one.scopes).toEqual(['a', 'b']);
    expect(setOf('a', 'b').key).toBe(one.key);
    expect(setOf('a').key).not.toBe(one.key);
    expect([setOf().key, one.key].map((key) => key.length)).toEqual([43, 43]);
  });
});
