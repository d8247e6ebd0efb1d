import { describe, expect, it } from 'vitest';
import { type ErrorRules, type Operation, readContract } from '#contract';
import { slugs } from '#contracts';
import { Body } from '#http';
import { contract } from '#test/hostile/contract';
import { classify, hasFailed } from './decode.ts';
import { UpstreamResponseError, UpstreamStatusError } from './errors.ts';
import type { Plan, UpstreamResponse } from './request.ts';

const planOf = (errors: Partial<ErrorRules>): Plan => {
  const rules = { word: [], rows: [], ...errors };
  const { operations } = contract({ get: { path: '/x', errors: rules } });
  return { slug: 'probe', operation: operations['get'] as Operation } as Plan;
};
const answer = (status: number, headers: UpstreamResponse['headers'] = {}): UpstreamResponse => ({
  status,
  headers,
  body: new Body(),
});
const classified = (
  errors: Partial<ErrorRules>,
  status: number,
  body: unknown,
  headers?: UpstreamResponse['headers'],
) => {
  const { code, upstreamCode } = classify(planOf(errors), answer(status, headers), body);
  return [code, upstreamCode];
};

describe('the rows of a contract', () => {
  const rows: ErrorRules['rows'] = [
    { status: 400, word: 'GONE', code: 'NOT_FOUND', when: '' },
    { word: 'BUSY', code: 'RATE_LIMITED', when: '' },
    { status: '4xx', code: 'CONFLICT', when: '' },
    { status: '2xx', code: 'PERMISSION_DENIED', when: '' },
  ];

  it.each([
    [400, 'GONE', 'NOT_FOUND'],
    [404, 'GONE', 'CONFLICT'],
    [400, 'BUSY', 'RATE_LIMITED'],
    [500, 'BUSY', 'RATE_LIMITED'],
    [499, 'OTHER', 'CONFLICT'],
    [200, 'OTHER', 'PERMISSION_DENIED'],
    [500, 'OTHER', 'UPSTREAM_ERROR'],
    [503, 'OTHER', 'UPSTREAM_UNAVAILABLE'],
  ])('the first match of a %i with %s makes it %s', (status, word, code) => {
    expect(classified({ word: ['/code'], rows }, status, { code: word })).toEqual([code, word]);
  });
});

describe("the upstream's own code", () => {
  it.each<[Partial<ErrorRules>, unknown, string | undefined]>([
    [{ word: ['/a', '/b'] }, { a: 'A', b: 'B' }, 'A'],
    [{ word: ['/a', '/b'] }, { b: 'B' }, 'B'],
    [{ word: ['/a', '/b'] }, { a: {}, b: 'B' }, 'B'],
    [{ word: ['/a'] }, { a: 7 }, '7'],
    [{ word: ['/a'], after: '#' }, { a: 'com.x#y#Word' }, 'Word'],
    [{ word: ['/a'], after: '#' }, { a: 'Word' }, 'Word'],
    [{ word: ['/a'], until: ':' }, { a: 'Word:http://x' }, 'Word'],
    [{ word: ['/a'], after: '#', until: ':' }, { a: 'x#Word:y' }, 'Word'],
    [{ word: ['header:X-Error'] }, {}, 'Header'],
    [{ word: ['header:X-Twice', '/a'] }, { a: 'A' }, 'A'],
    [{ word: ['/a'] }, { a: 'a'.repeat(80) }, 'a'.repeat(80)],
    [{ word: ['/a'] }, { a: 'a'.repeat(81) }, undefined],
    [{ word: ['/a'] }, { a: '' }, undefined],
    [{ word: ['/a'] }, { a: 'two\nlines' }, undefined],
    [{ word: ['/a'] }, { a: 'Not Found' }, undefined],
    [{ word: ['/a'] }, { a: 'No user alice@example.test' }, undefined],
    [{ word: ['/a'] }, { a: 'not-found.v2:x' }, 'not-found.v2:x'],
    [{ word: ['/a'] }, { a: '<b>' }, undefined],
    [{ word: ['/a', '/b'] }, { a: '<b>', b: 'B' }, undefined],
    [{ word: ['/a'] }, 'text', undefined],
    [{ word: [] }, { a: 'A' }, undefined],
  ])('by %j, of %j, is %j', (rules, body, word) => {
    const headers = { 'x-error': 'Header', 'x-twice': ['a', 'b'] };

    expect(classified(rules, 500, body, headers)).toEqual(['UPSTREAM_ERROR', word]);
  });
});

it('may be a sentence for the rows, which is not exposed', () => {
  const rows: ErrorRules['rows'] = [{ word: 'Page Not Found', code: 'NOT_FOUND', when: '' }];

  expect(classified({ word: ['/message'], rows }, 500, { message: 'Page Not Found' })).toEqual([
    'NOT_FOUND',
    undefined,
  ]);
  expect(classified({ word: ['/message'], rows }, 500, { message: 'Page' })).toEqual(['UPSTREAM_ERROR', 'Page']);
});

describe("the code by a contract's rules", () => {
  it.each(slugs)('of %s is never exposed if it is a sentence', (slug) => {
    for (const { errors } of Object.values(readContract(slug).operations)) {
      for (const place of errors.word) {
        const rules = { ...errors, word: [place], rows: [] };
        const shownOf = (text: string) => classified(rules, 500, ...failureWith(place, text));
        expect(shownOf('No account of alice@example.test')).toEqual(['UPSTREAM_ERROR', undefined]);
        expect(shownOf('A-1')).toEqual(['UPSTREAM_ERROR', 'A-1']);
      }
    }
  });
});

/** A failure with this text in the place of its code. */
function failureWith(place: string, text: string): [unknown, UpstreamResponse['headers']] {
  if (place.startsWith('header:')) return [{}, { [place.slice('header:'.length).toLowerCase()]: text }];
  const parts = place.split('/').slice(1);
  return [parts.reduceRight<unknown>((value, part) => (part === '0' ? [value] : { [part]: value }), text), {}];
}

describe('classify', () => {
  it('keeps the body for `outcome` and the log', () => {
    const error = classify(planOf({}), answer(409), { taken: true });

    expect(error).toBeInstanceOf(UpstreamStatusError);
    expect(error).toMatchObject({ status: 409, body: { taken: true }, message: 'probe GET /x answered 409' });
  });

  it.each([
    [302, 'answered with a redirect, which is not followed'],
    [200, 'failed'],
    [199, 'failed'],
  ])('classifies a %i without a row', (status, what) => {
    const error = classify(planOf({}), answer(status), {});

    expect(error).toBeInstanceOf(UpstreamResponseError);
    expect(error.message).toBe(`probe GET /x ${what}`);
  });
});

describe('hasFailed', () => {
  it.each<[ErrorRules['failed'], unknown, boolean]>([
    [undefined, { error: 'x' }, false],
    [{ at: '/error' }, { error: 'x' }, true],
    [{ at: '/error' }, { error: false }, true],
    [{ at: '/error' }, { error: null }, false],
    [{ at: '/error' }, {}, false],
    [{ at: '/error' }, 'error', false],
    [{ at: '/ok', equals: false }, { ok: false }, true],
    [{ at: '/ok', equals: false }, { ok: true }, false],
    [{ at: '/ok', equals: false }, { ok: 0 }, false],
    [{ at: '/ok', equals: false }, {}, false],
    [{ at: '/ok', equals: null }, { ok: null }, true],
  ])('by %j, %j has: %j', (failed, body, expected) => {
    expect(hasFailed(planOf(failed ? { failed } : {}), body)).toBe(expected);
  });
});
