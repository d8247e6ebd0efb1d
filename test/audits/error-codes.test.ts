import { globSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { UpstreamCode } from '#contract';
import { ERROR_CODES } from '#gateway';

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
  expect(Object.keys(ERROR_CODES).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

it('documents every code of an upstream', () => {
  expectTypeOf<keyof typeof ERROR_CODES>().extract<UpstreamCode>().toEqualTypeOf<UpstreamCode>();
});
