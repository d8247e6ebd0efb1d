import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/temporary-folder';
import type { Module } from './documents.ts';

/** The schema that Relay projects are compiled against. */
export const SCHEMA = readFileSync('schema/manifold.graphql', 'utf8');
const COMPILER = join(process.cwd(), 'node_modules', '.bin', 'relay-compiler');

/** The output of the Relay compiler, until the test is over. */
export interface Compiled {
  readonly folder: string;
  /** Names of the files in the folder. */
  readonly artifacts: readonly string[];
  readonly wrong: string;
}

/** Compiles a Relay project of these modules, with further options of the compiler. */
export function compile(modules: readonly Module[], options: object = {}): Compiled {
  const project = temporaryFolder();
  for (const part of ['src', 'artifacts']) mkdirSync(join(project, part));
  const config = { src: 'src', schema: 'schema.graphql', artifactDirectory: 'artifacts', language: 'javascript' };
  writeFileSync(join(project, 'relay.config.json'), JSON.stringify({ ...config, ...options }));
  writeFileSync(join(project, 'schema.graphql'), SCHEMA);
  for (const { name, text } of modules) writeFileSync(join(project, 'src', `${name}.js`), text);
  const { status, stdout, stderr } = spawnSync(COMPILER, ['relay.config.json'], { cwd: project, encoding: 'utf8' });
  const folder = join(project, 'artifacts');
  return { folder, artifacts: readdirSync(folder).toSorted(), wrong: status === 0 ? '' : `${stdout}${stderr}` };
}
