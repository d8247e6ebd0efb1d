import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FILES = globSync('src/client/{*,incremental/*,subscription/*}.ts', {
  exclude: ['**/*.test.ts', '**/harness.ts'],
});
const IMPORT = /^(import|export)( type)?\s(?:[^'"`;]*?\sfrom\s)?'([^']+)'|\b(import)\(/gm;

/** The imports of a module of the client that may not be in a browser: all but other such modules, and types of errors. */
function foreignImports(code: string, file: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, , type = '', specifier = 'import()']) => {
    const path = join(dirname(file), specifier);
    const isOwn = FILES.includes(path) || (type !== '' && path === 'src/gateway/error-codes.ts');
    return isOwn ? [] : [type.trim() + specifier];
  });
}

it('finds imports that are not for browsers', () => {
  const code = [
    "import { match } from './match.ts';",
    "export type { Result } from './graph-error.ts';",
    "import type { ErrorCode } from '../gateway/error-codes.ts';",
    "import { ERROR_CODES } from '../gateway/error-codes.ts';",
    "import type { print } from 'graphql';",
    "import 'node:fs';",
    "const a = await import('./match.ts');",
  ];

  expect(foreignImports(code.join('\n'), 'src/client/index.ts')).toEqual([
    '../gateway/error-codes.ts',
    'typegraphql',
    'node:fs',
    'import()',
  ]);
});

it('has a client without dependencies', () => {
  expect(FILES.length).toBeGreaterThan(15);
  expect(FILES.flatMap((file) => foreignImports(readFileSync(file, 'utf8'), file))).toEqual([]);
});

it('has a client, and adapters of other clients, that type-check with the types of browsers alone', () => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--project', 'src/client'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

  expect([stdout, status]).toEqual(['', 0]);
});
