import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { slugs } from '#contracts';

/*
 * An API is its contract, its folder, its examples, and a line each in `.meshrc.yaml` and `src/subgraphs/index.ts`.
 * Everything else takes the APIs from these.
 */
const REGISTRIES = ['.meshrc.yaml', 'src/subgraphs/index.ts'];
/** The specification's own list, which an API need not be in. */
const SPECIFICATION = ['mesh/operations.json'];
/** What is known about the public services behind APIs, of which an API may have none. */
const SERVICES = ['docs/public-services.md'];
const GENERATED = [
  'docs/configuration.md',
  'docs/coverage.md',
  'docs/graph.md',
  'docs/graph/examples.md',
  'docs/manifold.schema.json',
  'docs/sandbox.md',
  'docs/sandbox-fidelity.md',
  'docs/specification.md',
  'mesh/generated/index.ts',
  'src/subgraphs/schema.generated.ts',
];

/** Code that names an API, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'src/add/repository/repository-files.ts': 'the edge to countries that it writes',
  'src/console/page/board.js': 'an example to begin with, where it is served',
  'src/sandbox/world/countries.ts': 'the shape of facts that several mocks tell of',
};

const EVERYWHERE = [
  '*.{md,json,ts,yaml}',
  '{lab,docs,examples,mesh,schema,scripts,src,test}/**/*.{ts,js,mjs,json,yaml,md}',
];
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', 'package-lock.json', 'lab/bench/results/**'];
const files = globSync(['.meshrc.yaml', ...EVERYWHERE], { exclude: LEFT_OUT })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const filesWith = (isFound: (text: string, file: string) => boolean) =>
  files.filter((file) => isFound(texts.get(file) ?? '', file));

describe('references to APIs', () => {
  it('to all of them are in the two lists, the specification, a page and generated files only', () => {
    const words = new RegExp(`\\b(?:${slugs.join('|')})\\b`, 'g');
    const lists = filesWith((text) => new Set(text.match(words)).size >= slugs.length - 1);

    expect(lists).toEqual([...REGISTRIES, ...SPECIFICATION, ...SERVICES, ...GENERATED].toSorted());
  });

  it('to one of them are in its own code only', () => {
    const operations = slugs.flatMap((slug) =>
      Object.keys(readContract(slug).operations).map((id) => `${slug}\\.${id}`),
    );
    const places = `(?:#contracts|mesh|subgraphs|examples)/(?:${slugs.join('|')})\\b`;
    const literal = new RegExp(
      `['"\`](?:${operations.join('|')})['"\`]|${places}|slug\\b[ :=]+['"](?:${slugs.join('|')})['"]`,
    );
    const shared = /^src\/(?!subgraphs\/|edges\/).*(?<!\.test|\/harness|\.generated)\.(?:ts|js)$/;
    const named = filesWith((text, file) => shared.test(file) && literal.test(withoutComments(text)));

    expect(files.filter((file) => shared.test(file)).length).toBeGreaterThan(200);
    expect(named).toEqual(Object.keys(NAMED));
  });

  it('to their number are nowhere', () => {
    const count = `(?:${slugs.length}|(?:twenty|thirty|forty)(?:-\\w+)?)`;
    const counted = new RegExp(`\\b${count}\\s+(?:\\w+\\s+)?(?:APIs|contracts|subgraphs|upstreams)\\b`, 'i');

    expect(counted.test('over twenty-two HTTP APIs')).toBe(true);
    expect(filesWith((text, file) => !file.startsWith('test/audits/') && counted.test(text))).toEqual([]);
  });
});

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
