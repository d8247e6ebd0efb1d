import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { temporaryFolder } from '#test/temporary-folder';
import { typeCheck } from '#test/type-check';
import { type CodegenOptions, manifold } from '../../src/codegen/index.ts';

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
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'main.ts'), code);
  const config = manifold({ documents: join(folder, 'main.ts'), output: join(folder, 'gql'), ...options });
  await generate({ ...config, silent: true, errorsOnly: true });
  return projectIn(folder);
}

/** A project of files that were generated already. */
export function projectWith(code: string, files: readonly { readonly filename: string; readonly content: string }[]) {
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'main.ts'), code);
  mkdirSync(join(folder, 'gql'));
  for (const { filename, content } of files) writeFileSync(join(folder, 'gql', basename(filename)), content);
  return projectIn(folder);
}

function projectIn(folder: string): Project {
  const options = { noUnusedLocals: false, erasableSyntaxOnly: false };
  return {
    folder,
    types: () => typeCheck(folder, { include: ['*.ts', 'gql/*.ts'], options }),
    manifest: readFileSync(join(folder, 'gql/persisted-documents.json'), 'utf8'),
    documents: () => import(pathToFileURL(join(folder, 'gql/graphql.ts')).href),
  };
}
