import { describe, expect, it } from 'vitest';
import { slugProblem } from '../../src/add/slug-problem.ts';
import { HELP, readOptions } from './options.ts';

describe('the command line', () => {
  it('is a slug, a document, and options', () => {
    expect(
      readOptions(['parcels', 'p.yaml', '--title', 'Parcels', '--only', '/a', '--only', 'getB', '--dry-run']),
    ).toEqual({
      slug: 'parcels',
      document: 'p.yaml',
      title: 'Parcels',
      only: ['/a', 'getB'],
      dryRun: true,
    });
    expect(readOptions(['parcels'])).toEqual({ slug: 'parcels', only: [], dryRun: false });
    expect(readOptions(['--help'])).toEqual({ help: HELP });
  });

  it.each([
    [[], 'a slug is missing'],
    [['a', 'b.yaml', 'c.yaml'], 'c.yaml: one document at most'],
    [['a', '--force'], "Unknown option '--force'"],
  ])('such as %j is refused', (args, problem) => {
    expect(readOptions(args)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('a slug', () => {
  it.each([
    ['parcels', undefined],
    ['v2', undefined],
    ['Parcels', '"Parcels" is no slug: one word of a-z and 0-9'],
    ['two-words', '"two-words" is no slug: one word of a-z and 0-9'],
    ['', '"" is no slug: one word of a-z and 0-9'],
    ['a'.repeat(21), `${'a'.repeat(21)} is longer than 20 characters`],
    ['jokes', 'there is an API jokes already'],
    ['delete', 'delete has another meaning already: choose another word'],
    ['money', 'money has another meaning already: choose another word'],
  ])('%j: %s', (slug, problem) => {
    expect(slugProblem(slug, ['jokes'])).toBe(problem);
  });
});
