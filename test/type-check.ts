import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface TypeCheck {
  readonly include?: readonly string[];
  /** Options that differ from those of a package that uses the client. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The output of the compiler over a folder that uses the client, as strict as ours: empty if all types are right. */
export async function typeCheck(folder: string, { include = ['*.ts'], options }: TypeCheck = {}): Promise<string> {
  const compilerOptions = {
    paths: { 'manifold-gateway/client': [resolve('src/client/index.ts')] },
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    ...options,
  };
  const settings = { extends: resolve('tsconfig.json'), compilerOptions, include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const checked = run('node', ['node_modules/typescript/bin/tsc', '--project', folder]);
  return (await checked.catch((error: { stdout: string }) => error)).stdout;
}
