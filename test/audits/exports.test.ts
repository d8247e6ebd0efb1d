import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Exports that no module of this repository imports by name, and their users. */
const USED_ELSEWHERE: Readonly<Record<string, string>> = {
  'lab/bench/contestants/hive/gateway.config.ts gatewayConfig': 'the other gateway',
  'lab/bench/contestants/hive/mesh.config.ts composeConfig': 'the other gateway',
  'lab/graphql-js-tests/adapter.ts executeSync': 'the tests of graphql-js',
  'lab/mutants/fixture/steps.ts isSmall': 'nothing: the fixture is to have a mutant that no test kills',
  'test/codegen/code.ts BuyerParts': 'the compiler: it is in a text',
  'test/runtimes/worker.ts GatewayObject': 'the runtime, by the name of its class',
};

const OWN = 'test/audits/exports.test.ts';
const files = globSync(['*.ts', '{src,scripts,lab,test}/**/*.{ts,js,mjs}'], { exclude: ['**/node_modules/**', OWN] });
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

it('every exported value is named by another module', () => {
  const filesByName = new Map<string, number>();
  for (const text of texts.values()) {
    for (const name of new Set(text.match(/\b\w+\b/g))) filesByName.set(name, (filesByName.get(name) ?? 0) + 1);
  }
  const unused = [...texts].flatMap(([file, text]) => {
    if (file.includes('generated')) return [];
    const names = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)];
    return names.flatMap(([, name = '']) => ((filesByName.get(name) ?? 0) > 1 ? [] : [`${file} ${name}`]));
  });

  expect(unused.toSorted()).toEqual(Object.keys(USED_ELSEWHERE));
});
