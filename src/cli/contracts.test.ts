import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { contractOf, contracts } from './contracts.ts';
import { run, systemError } from './harness.ts';

describe('a contract', () => {
  it('exists for every API', async () => {
    expect((await contracts()).map(({ slug }) => slug)).toEqual(slugs);
  });

  it.each([
    ['is not JSON', () => JSON.parse('<<<<<<< HEAD')],
    [
      'cannot be read',
      () => {
        throw systemError('ENOENT');
      },
    ],
  ])('that %s is reported in one line, with the command to run', async (why, read) => {
    const { log, code } = run(['start'], { services: { contracts: async () => [contractOf('quotes', read)] } });

    expect(await code).toBe(1);
    expect(log).toEqual([`error: mesh/generated/quotes.json ${why}: run npm run generate.`]);
  });
});
