import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { fileWith } from '#test/product';
import { commandProblem } from './commands.ts';
import { type Fence, fencesOf, pages } from './fences.ts';
import { RUN_BY } from './run-by.ts';

const NOT_RUN = /^not run: \S.{5,}$/;
const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
const fences = pages.flatMap(fencesOf);
const isMarked = ({ info }: Fence) => NOT_RUN.test(info);
const isRunElsewhere = ({ page, language }: Fence) => RUN_BY[page]?.languages.includes(language) === true;
const place = ({ page, line }: Fence) => `${page}:${line}`;

/** The checks of code that no test of its page runs. Each returns the first problem. */
const CHECKS: Readonly<Record<string, (code: string) => string | undefined>> = {
  graphql: (code) => validate(schema, parse(code))[0]?.message,
  json: (code) => void JSON.parse(code),
  sh: commandProblem,
  yaml(code) {
    const environment = Object.fromEntries([...code.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
    // Secrets are files of a machine that is not this one.
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = fileWith('key.pem', String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    const settings = code.replaceAll(/file:\/\/\/run\/secrets\/([\w.-]+)/g, (_, name: string) =>
      name.endsWith('.pem') ? `file://${key}` : 'x'.repeat(32),
    );
    const file = fileWith('manifold.yaml', settings);
    loadSettings({ file, environment, contracts: slugs.map(readContract) });
    return undefined;
  },
};

function problemOf({ language, code }: Fence): string | undefined {
  const check = CHECKS[language];
  if (!check) return 'is neither run nor checked: mark it with `not run: <reason>` after its language';
  try {
    return check(code);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('code in the documentation', () => {
  it('is run by a test, checked here, or says why it is not run', () => {
    const problems = fences
      .filter((fence) => !isRunElsewhere(fence) && !isMarked(fence))
      .flatMap((fence) => {
        const problem = problemOf(fence);
        return problem === undefined ? [] : [`${place(fence)}: ${problem}`];
      });

    expect(fences.length).toBeGreaterThan(200);
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(RUN_BY))('of %s has a test that reads the page', (page, { test }) => {
    const name = /([\w-]+)\.md$/.exec(page)?.[1] ?? page;

    expect(existsSync(page) && readFileSync(test, 'utf8')).toContain(name);
    expect(fencesOf(page).filter(isRunElsewhere)).not.toEqual([]);
  });
});

describe('the check', () => {
  const problem = (language: string, code: string) =>
    problemOf({ page: 'docs/none.md', line: 1, language, info: '', code });

  it.each([
    ['graphql', '{ country(id: "AT") { unknown } }', /Cannot query field "unknown"/],
    ['json', '{"a": }', /JSON/],
    ['yaml', 'server: { prot: 4000 }', /prot/],
    ['sh', 'manifold serve --prot 4000', /unknown option/],
    ['sh', 'npm run nothing', /no script "nothing"/],
    ['sh', 'npm run lab -- nothing', /no lab "nothing"/],
    ['sh', 'rm -rf things', /no known program/],
    ['', 'text', /neither run nor checked/],
  ])('finds the error of a fence of %s: %s', (language, code, expected) => {
    expect(problem(language, code)).toMatch(expected);
  });
});
