import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { faults } from './index.ts';
import { readRules } from './rules.ts';

const contracts = ['quotes', 'tv'].map(readContract);
const problemsOf = (found: unknown) =>
  readRules(found, { contracts }).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
const DRIFTS =
  'one of missing, text, word, and a field if it is not to be chosen: "text orders[].lineItems[].quantity"';
const KEYS = ['on', 'share', 'count', ...faults.map(({ name }) => name)].join(', ');

describe('readRules', () => {
  it('reads the values of each fault, numbers as text too', () => {
    const written = [
      { on: '*', latency: '300ms', drop: true, reset: 'true', status: 503, limited: '30s' },
      { on: 'tv', latency: '100ms..2s', status: '503 empty', truncate: 0, drip: '5', garbage: 'utf8' },
      { on: 'quotes.listQuotes', share: 0.25, count: 3, oversized: '20MiB', drift: 'word', status: '404' },
    ];

    const { rules, problems } = readRules(written, { contracts });

    expect(problems).toEqual([]);
    expect(rules).toEqual([
      { on: '*', share: 1, count: Number.POSITIVE_INFINITY, steps: expect.any(Map), definition: written[0] },
      { on: 'tv', share: 1, count: Number.POSITIVE_INFINITY, steps: expect.any(Map), definition: written[1] },
      { on: 'quotes.listQuotes', share: 0.25, count: 3, steps: expect.any(Map), definition: written[2] },
    ]);
    expect(rules.map(({ steps }) => [...steps.keys()])).toEqual([
      ['latency', 'drop', 'reset', 'status', 'limited'],
      ['latency', 'status', 'truncate', 'drip', 'garbage'],
      ['oversized', 'drift', 'status'],
    ]);
  });

  it.each([
    [undefined, ': missing; must be a list of mappings, each of `on` and one fault or more'],
    [{ on: '*' }, ': a mapping is not a list of mappings, each of `on` and one fault or more'],
    [['tv'], '0: "tv" is not a mapping'],
    [[{ on: 'tv', status: 500 }, { on: 'tv' }], `1: no fault; allowed are ${KEYS.replace('on, share, count, ', '')}`],
    [[{ on: 'tv', stauts: 500 }], `0.stauts: unknown key; allowed are ${KEYS}`],
    [[{ status: 500 }], '0.on: missing; must be *, an API such as quotes, or an operation such as quotes.listAuthors'],
    [
      [{ on: 'marketplace', drop: true }],
      '0.on: "marketplace" is not *, an API such as quotes, or an operation such as quotes.listAuthors',
    ],
  ])('refuses %j with a reason', (found, problem) => {
    expect(problemsOf(found)).toEqual([problem]);
  });

  it.each([
    ['share', 1.5, 'a number from 0 to 1'],
    ['share', '50%', 'a number from 0 to 1'],
    ['count', 0, 'a whole number from 1'],
    ['count', 'three', 'a whole number from 1'],
    ['latency', 300, 'a duration up to 10m such as 300ms, or two such as 100ms..2s'],
    ['latency', '2s..1s', 'a duration up to 10m such as 300ms, or two such as 100ms..2s'],
    ['latency', '1s..2s..3s', 'a duration up to 10m such as 300ms, or two such as 100ms..2s'],
    ['latency', '11m', 'a duration up to 10m such as 300ms, or two such as 100ms..2s'],
    ['drop', 'yes', 'true'],
    ['reset', 1, 'true'],
    ['status', 200, 'a status from 400 to 599 such as 503, or one without a body such as "503 empty"'],
    ['status', '503 bare', 'a status from 400 to 599 such as 503, or one without a body such as "503 empty"'],
    ['status', [503], 'a status from 400 to 599 such as 503, or one without a body such as "503 empty"'],
    ['limited', '1500ms', 'a duration in whole seconds such as 30s, up to 1440m'],
    ['truncate', -1, 'a number of bytes from 0'],
    ['drip', 0, 'a number of bytes a second from 1'],
    ['drip', 2.5, 'a number of bytes a second from 1'],
    ['garbage', 'toString', 'one of html, json, utf8'],
    ['oversized', '5GiB', 'a size up to 4096MiB such as 20MiB'],
    ['oversized', 20, 'a size up to 4096MiB such as 20MiB'],
    ['drift', true, DRIFTS],
    ['drift', 'word ', DRIFTS],
    ['drift', 'word a b', DRIFTS],
  ])('refuses %s: %j', (name, value, allowed) => {
    const shown = Array.isArray(value) ? 'a list' : JSON.stringify(value);

    expect(problemsOf([{ on: 'tv', drop: true, [name]: value }])).toEqual([`0.${name}: ${shown} is not ${allowed}`]);
  });

  it('suggests a similar word, where a function for it is given', () => {
    const nearest = (word: string, known: Iterable<string>) => [...known].find((each) => each[0] === word[0]);
    const { problems } = readRules([{ on: 'tiv', stauts: 503 }], { contracts, nearest });

    expect(problems.map(({ message }) => message)).toEqual([
      'unknown key; did you mean share?',
      expect.stringMatching(/; did you mean tv\?$/),
    ]);
  });
});
