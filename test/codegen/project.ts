import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { onTestFinished } from 'vitest';
import { type CodegenOptions, manifold } from '../../src/codegen/index.ts';

const run = promisify(execFile);

/** A project that uses the package, until the test is over. */
export interface Project {
  readonly folder: string;
  /** The output of the compiler, as strict as ours: empty if all types are right. */
  types(): Promise<string>;
  /** The manifest that was generated. */
  readonly manifest: string;
  /** The documents that were generated, by their names: `OrdersDocument`. */
  documents(): Promise<Readonly<Record<string, any>>>;
}

/** A project with this module, `main.ts`, after the code generator ran. */
export async function projectOf(code: string, options: Partial<CodegenOptions> = {}): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-codegen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'main.ts'), code);
  const config = manifold({ documents: join(folder, 'main.ts'), output: join(folder, 'gql'), ...options });
  await generate({ ...config, silent: true, errorsOnly: true });
  return projectIn(folder);
}

/** A project of files that were generated already. */
export function projectWith(code: string, files: readonly { readonly filename: string; readonly content: string }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-codegen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'main.ts'), code);
  mkdirSync(join(folder, 'gql'));
  for (const { filename, content } of files) writeFileSync(join(folder, 'gql', basename(filename)), content);
  return projectIn(folder);
}

function projectIn(folder: string): Project {
  const compilerOptions = {
    paths: { 'manifold/client': [resolve('src/client/index.ts')] },
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    noUnusedLocals: false,
    erasableSyntaxOnly: false,
  };
  const settings = { extends: resolve('tsconfig.json'), compilerOptions, include: ['*.ts', 'gql/*.ts'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return {
    folder,
    async types() {
      const checked = run('node', ['node_modules/typescript/bin/tsc', '--project', folder]);
      return (await checked.catch((error: { stdout: string }) => error)).stdout;
    },
    manifest: readFileSync(join(folder, 'gql/persisted-documents.json'), 'utf8'),
    documents: () => import(pathToFileURL(join(folder, 'gql/graphql.ts')).href),
  };
}
