import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:from|import) ?\(?['"]([^'"]+)['"]/g;

function importsOf(pattern: string): string[] {
  const files = globSync(pattern, { exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(1);
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, module = '']) => module));
}

describe('generated contracts', () => {
  it('import each other and the contract types only', () => {
    const others = importsOf('mesh/generated/*.ts').filter((module) => !/^\.\/\w+\.ts$/.test(module));

    expect([...new Set(others)]).toEqual(['#contract']);
  });

  it('are written in a language that imports nothing of the project', () => {
    const others = importsOf('src/contract/*.ts').filter((module) => !/^(?:\.\/[\w-]+\.ts|node:\w+)$/.test(module));
    const ofCompile = importsOf('src/contract/compile/*.ts').filter(
      (module) => !/^(?:\.{1,2}\/[\w-]+\.ts|yaml|\$\{from\})$/.test(module),
    );

    expect([...others, ...ofCompile]).toEqual([]);
  });
});
