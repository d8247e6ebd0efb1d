import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = globSync('src/client/*.ts', { exclude: ['**/*.test.ts', '**/harness.ts'] });
const IMPORT = /^(import|export)( type)?\s(?:[^'"`;]*?\sfrom\s)?'([^']+)'|\b(import)\(/gm;

/** The imports of a module that may not be in a browser: all but modules of the client, and types. */
function foreignImports(code: string): string[] {
  return [...code.matchAll(IMPORT)]
    .map(([, , type = '', specifier = 'import()']) => type.trim() + specifier)
    .filter((each) => !/^(type)?\.\/[\w-]+\.ts$/.test(each) && each !== 'type../gateway/error-codes.ts');
}

it('finds imports that are not for browsers', () => {
  const code = [
    "import { a } from './a.ts';",
    "export type { B } from './b.ts';",
    "import type { ErrorCode } from '../gateway/error-codes.ts';",
    "import { ERROR_CODES } from '../gateway/error-codes.ts';",
    "import type { print } from 'graphql';",
    "import 'node:fs';",
    "const a = await import('./a.ts');",
  ];

  expect(foreignImports(code.join('\n'))).toEqual(['../gateway/error-codes.ts', 'typegraphql', 'node:fs', 'import()']);
});

it('has a client without dependencies', () => {
  expect(FILES.length).toBeGreaterThan(10);
  expect(FILES.flatMap((file) => foreignImports(readFileSync(file, 'utf8')))).toEqual([]);
});

it('has a client, and adapters of other clients, that type-check with the types of browsers alone', () => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--project', 'src/client'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

  expect([stdout, status]).toEqual(['', 0]);
}, 60_000);
