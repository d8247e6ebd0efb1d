import { describe, expect, it } from 'vitest';
import type { Operation, ResponseKind } from '#contract';
import { Body } from '#http';
import { operation } from '#test/hostile/contract';
import { decode } from './decode.ts';
import { RowProjection, SharedProjection } from './projection.ts';
import type { Plan } from './request.ts';

const JSON_KIND: ResponseKind = { kind: 'json', mediaTypes: ['application/json'], shape: 'any', exactIntegers: false };

function decoded(
  body: string,
  kind: Partial<ResponseKind> = {},
  more: { status?: number; parts?: Partial<Operation>; selected?: SharedProjection } = {},
) {
  const { status = 200, parts = {}, selected } = more;
  const plan = {
    slug: 'probe',
    operation: operation({ path: '/', answer: { ...JSON_KIND, ...kind }, ...parts }),
  } as Plan;
  const response = { status, headers: { 'content-type': 'application/json' }, body: Body.of(Buffer.from(body)) };
  try {
    return decode(plan, response, selected);
  } catch (error) {
    return error;
  }
}

const rows = { at: '/rows', optional: false, ofObjects: false };
const projection = () => new SharedProjection(new RowProjection(new Map([['a', true]])));
const refused = (what: string) => ({ code: 'UPSTREAM_INVALID_RESPONSE', message: `probe GET / answered with ${what}` });
const TOO_DEEP = refused('JSON that is nested too deeply');

describe('nested JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    ['999 levels in a row', 997, false],
    ['1001 levels in a row', 999, true],
    ['fifty thousand levels in a row', 50_000, true],
  ])('of %s is read or refused, projected or not', (_what, depth, isRefused) => {
    for (const body of [
      `{"rows":[{"a":${nested(depth)},"b":"${'x'.repeat(10_000)}"}]}`,
      `{"rows":[${nested(depth)}]}`,
    ]) {
      for (const selected of [undefined, projection()]) {
        const value = decoded(body, { rows }, { ...(selected && { selected }) });
        if (isRefused) expect(value).toMatchObject(TOO_DEEP);
        else expect(value).toHaveProperty('rows');
      }
    }
  });

  it('is refused at any place', () => {
    expect(decoded(nested(1001))).toMatchObject(TOO_DEEP);
    expect(decoded(nested(1001), { exactIntegers: true })).toMatchObject(TOO_DEEP);
    expect(decoded(`[9007199254740993,${nested(1001)}]`, { exactIntegers: true })).toMatchObject(TOO_DEEP);
  });
});

describe('integers', () => {
  it('are exact if the contract has int64', () => {
    const body = '{"n":9007199254740993,"m":9007199254740991}';

    expect(decoded(body, { exactIntegers: true })).toEqual({ n: 9007199254740993n, m: 9007199254740991 });
    expect(decoded(body)).toEqual({ n: 9007199254740992, m: 9007199254740991 });
  });

  it('are malformed JSON if they are too long', () => {
    expect(decoded(`[${'9'.repeat(81)}]`, { exactIntegers: true })).toMatchObject(refused('JSON that cannot be read'));
  });
});

describe('the body of a failure', () => {
  it.each<[string, string, unknown]>([
    ['is read where it is JSON', '{"code":"GONE"}', { code: 'GONE' }],
    ['is a text where it is none', 'gone', 'gone'],
    ['is a text where it is nested too deeply', '['.repeat(1001), '['.repeat(1001)],
    ['is read up to 64 KiB', JSON.stringify('x'.repeat(64 * 1024 - 2)), 'x'.repeat(64 * 1024 - 2)],
    ['is not read beyond that', JSON.stringify('x'.repeat(64 * 1024 - 1)), undefined],
  ])('%s', (_what, body, expected) => {
    expect(decoded(body, {}, { status: 404 })).toMatchObject({ code: 'NOT_FOUND', status: 404, body: expected });
  });
});
