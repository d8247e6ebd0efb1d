import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { type Module, relayModules } from './documents.ts';

const SCHEMA = readFileSync('schema/manifold.graphql', 'utf8');
const COMPILER = join(process.cwd(), 'node_modules', '.bin', 'relay-compiler');

/** Compiles a Relay project of these modules, and gives what came of it: its files' names, or what is wrong. */
function compile(modules: readonly Module[]): { readonly artifacts: string[]; readonly wrong: string } {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'artifacts']) mkdirSync(join(folder, part));
  const config = { src: 'src', schema: 'schema.graphql', artifactDirectory: 'artifacts', language: 'javascript' };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'schema.graphql'), SCHEMA);
  for (const { name, text } of modules) writeFileSync(join(folder, 'src', `${name}.js`), text);
  const { status, stdout, stderr } = spawnSync(COMPILER, ['relay.config.json'], { cwd: folder, encoding: 'utf8' });
  return {
    artifacts: readdirSync(join(folder, 'artifacts')).toSorted(),
    wrong: status === 0 ? '' : `${stdout}${stderr}`,
  };
}

it('compiles for Relay: every node refetched, every connection of a node or the query paged', () => {
  const modules = relayModules(buildSchema(SCHEMA));
  const { artifacts, wrong } = compile(modules);

  const kinds = ({ name }: Module) =>
    name.startsWith('Refetched')
      ? [`${name}Query`, `${name}RefetchQuery`, `${name}_thing`]
      : [`${name}PageQuery`, `${name}Query`, `${name}_page`];
  expect(wrong).toBe('');
  expect(artifacts).toEqual(
    modules
      .flatMap(kinds)
      .map((name) => `${name}.graphql.js`)
      .toSorted(),
  );
  expect(modules.length).toBeGreaterThan(60);
});

it('is told by Relay where a connection is not used as one', () => {
  const text =
    'graphql`fragment Broken_page on Query { orders(first: 1) @connection(key: "Broken_orders") { totalCount } }`;';

  expect(compile([{ name: 'Broken', text }]).wrong).toContain("Expected 'orders' to be passed a 'edges' selection");
});
