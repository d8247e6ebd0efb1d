import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemsOf } from '#contract/compile';
import { slugs } from '#contracts';

const QUOTES = readFileSync('mesh/quotes.yaml', 'utf8');
const without = (text: string, instead = '') => {
  expect(QUOTES).toContain(text);
  return problemsOf('quotes.yaml', QUOTES.replace(text, instead));
};

it('finds no problem in the contracts', () => {
  const files = globSync('mesh/*.yaml');

  expect(files.toSorted()).toEqual(slugs.map((slug) => join('mesh', `${slug}.yaml`)).toSorted());
  expect(files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('names the line of invalid YAML', () => {
  expect(problemsOf('quotes.yaml', 'info: {}\n  paths: {}\n')).toEqual([
    expect.stringMatching(/^quotes\.yaml:2:\d+ not YAML: /),
  ]);
  expect(problemsOf('quotes.yaml', '- a\n')).toEqual(['quotes.yaml:1 not a mapping']);
});

it('names missing keys', () => {
  expect(problemsOf('quotes.yaml', 'info: {}\npaths: []\ncomponents: {}\n')).toEqual([
    'quotes.yaml:1 paths: missing, or not a mapping',
    'quotes.yaml:1 x-api: missing, or not a mapping',
  ]);
});

it('names an operation by its method and path, and a reference by its text', () => {
  expect(without('operationId: getRandomQuote')).toEqual([
    'quotes.yaml GET /random operationId: missing, or not a word that begins small',
  ]);
  expect(without('operationId: getRandomQuote', 'operationId: listQuotes')).toEqual([
    expect.stringMatching(/^quotes\.yaml GET \/\w+ operationId: listQuotes is another operation's already$/),
  ]);
});

it.each(['#/components/schemas/Writer', '#/constructor', 'other.yaml#/components/schemas/Author'])(
  'names a reference that leads nowhere: %s',
  (reference) => {
    expect(without("'#/components/schemas/Author'", `'${reference}'`)).toEqual([
      `quotes.yaml $ref: ${reference} leads nowhere`,
    ]);
  },
);

it('names references that lead to one another in a circle', () => {
  const circle =
    "schemas:\n    One: { $ref: '#/components/schemas/Two' }\n    Two: { $ref: '#/components/schemas/One' }\n";

  expect(without('schemas:\n', circle)).toEqual([
    'quotes.yaml $ref: #/components/schemas/Two leads nowhere',
    'quotes.yaml $ref: #/components/schemas/One leads nowhere',
  ]);
});

it('follows a reference to a name with a slash', () => {
  const name = "schemas:\n    a/b: { type: string }\n    One: { $ref: '#/components/schemas/a~1b' }\n";

  expect(without('schemas:\n', name)).toEqual([]);
});
