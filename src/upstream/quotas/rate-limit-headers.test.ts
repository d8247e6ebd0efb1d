import { describe, expect, it } from 'vitest';
import { rateLimitState } from './rate-limit-headers.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const state = (remaining: number, seconds: number, limit?: number) => ({ remaining, resetMs: seconds * 1000, limit });

describe('the state of a quota in headers', () => {
  it.each([
    ['draft 11', { ratelimit: '"default";r=50;t=30' }, state(50, 30)],
    [
      'with a policy',
      { ratelimit: '"a";r=5;t=30', 'ratelimit-policy': '"b";q=1;w=2, "a";q=10;w=60' },
      state(5, 30, 10),
    ],
    ['with parameters of other kinds', { ratelimit: '"a";pk=:cHNpY2hv:; r=7; t=1' }, state(7, 1)],
    ['the tightest of several', { ratelimit: '"day";r=900;t=4000, "burst";r=3;t=1, "x";r=3;t=2' }, state(3, 2)],
    ['without a reset', { ratelimit: '"default";r=50' }, undefined],
    ['draft 7', { ratelimit: 'limit=100, remaining=50, reset=30' }, state(50, 30, 100)],
    ['draft 6', { 'ratelimit-limit': '10', 'ratelimit-remaining': '9', 'ratelimit-reset': '7' }, state(9, 7, 10)],
    ['draft 6 without a reset', { 'ratelimit-limit': '10', 'ratelimit-remaining': '9' }, undefined],
    [
      'a reset in seconds since 1970',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 5.25) },
      state(0, 5.25),
    ],
    [
      'a reset in both forms',
      { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '9999999999', 'x-ratelimit-reset-after': '0.5' },
      state(1, 0.5),
    ],
    ['a reset that is over', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1700000000' }, state(0, 0)],
    ['none', {}, undefined],
    ['text', { ratelimit: 'soon', 'ratelimit-remaining': '9', 'ratelimit-reset': '7' }, undefined],
    ['no number', { 'ratelimit-remaining': '-1', 'ratelimit-reset': '7' }, undefined],
    ['a number that is too long', { 'ratelimit-remaining': '1', 'ratelimit-reset': '9'.repeat(16) }, undefined],
    ['a repeated header', { 'x-ratelimit-remaining': ['1', '2'], 'x-ratelimit-reset': '7' }, undefined],
  ])('%s', (_form, headers, expected) => {
    const found = rateLimitState(headers as Record<string, string>, NOW);

    expect(found && { ...found, resetMs: Math.round(found.resetMs), limit: found.limit }).toEqual(expected);
  });
});
