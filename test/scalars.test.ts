import { readFileSync } from 'node:fs';
import { buildSchema, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const UNTIL = '2030-01-01T00:00:00Z';
const LITERAL = (from: string) =>
  `{ returns(where: { returnedAt: { from: "${from}", to: "${UNTIL}" } }, first: 1) { totalCount } }`;
const VARIABLE = `query ($from: DateTime!) { returns(where: { returnedAt: { from: $from, to: "${UNTIL}" } }, first: 1) { totalCount } }`;

const overReturns = () =>
  gatewayOver('logistics', () =>
    json({ meta: { pagination: { totalPages: 0, currentPage: 1, count: 0, total: 0 } }, data: [] }),
  );

describe('a DateTime of a caller', () => {
  it.each([
    ['2026-01-01T01:00:00.123456789+01:00', '2026-01-01T00:00:00.123456789Z'],
    ['2026-02-28T23:30:59-00:30', '2026-03-01T00:00:59Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123456789Z'],
  ])('%s is sent as %s', async (from, expected) => {
    for (const byVariable of [false, true]) {
      const { run, sent } = await overReturns();

      const { errors } = await (byVariable ? run(VARIABLE, { from }) : run(LITERAL(from)));

      expect(errors).toBeUndefined();
      const [{ target } = { target: '' }] = sent;
      expect(new URL(target, 'http://upstream').searchParams.get('fromDate')).toBe(expected);
    }
  });

  it.each([
    '2026-99-99T99:99:99+01:00',
    '2026-02-30T00:00:00+01:00',
    '2026-02-30T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00+23:00',
    '9999-12-31T23:59:59-12:00',
  ])('%s is refused, as a literal and as a variable', async (from) => {
    const { run, sent } = await overReturns();
    const reason = 'A DateTime looks like `2026-03-01T09:00:00Z`.';

    const literal = await run(LITERAL(from));
    const variable = await run(VARIABLE, { from });

    expect(literal.errors).toMatchObject([
      { message: reason, locations: [{ line: 1, column: 40 }], extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(variable.errors).toMatchObject([
      { message: `Variable "$from" got invalid value "${from}"; ${reason}`, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });
});

it('says of each scalar where its values are specified', () => {
  const types = Object.values(buildSchema(readFileSync('schema/manifold.graphql', 'utf8')).getTypeMap());
  const unspecified = types.filter((type) => isScalarType(type) && !type.specifiedByURL);
  expect(unspecified.map(({ name }) => name).toSorted()).toEqual(['Boolean', 'Float', 'ID', 'Int', 'String']);
});
