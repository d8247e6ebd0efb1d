import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODES_BY_STATUS, UPSTREAM_CODES, type UpstreamCode } from '#contract';
import { ERROR_CODES, type ErrorCodeFacts } from '#gateway';

const sources = globSync('src/{contract,gateway,graph,upstream}/**/*.ts')
  .filter((file) => !/test\.ts$|error-codes\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('documents every code that an error is given', () => {
  const given = [...sources.matchAll(/\bcode(?:: | = )'([A-Z_]+)'/g)].map(([, code]) => code as string);

  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((code) => !(code in ERROR_CODES))).toEqual([]);
});

it('documents no code that no error has', () => {
  const ofStatuses = Object.values(CODES_BY_STATUS);
  const hasError = (code: string) => sources.includes(`'${code}'`) || ofStatuses.includes(code as UpstreamCode);

  expect(Object.keys(ERROR_CODES).filter((code) => !hasError(code))).toEqual([]);
});

it.each(Object.entries<ErrorCodeFacts & { readonly statuses?: readonly number[] }>(ERROR_CODES))(
  'has the row of %s in the documentation',
  (code, { of, when, retry = '', statuses }) => {
    const page = readFileSync('docs/errors.md', 'utf8');

    expect(page).toContain(`| \`${code}\` | ${of} | ${when} | ${retry} |`);
    expect(page.includes(`| ${statuses?.join(', ')} | \`${code}\` |`)).toBe(statuses !== undefined);
  },
);

it('has one code for a status', () => {
  const statuses = Object.values(UPSTREAM_CODES).flatMap((facts) => ('statuses' in facts ? [...facts.statuses] : []));

  expect(statuses.toSorted()).toEqual([...new Set(statuses)].toSorted());
});
