import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';

const run = promisify(execFile);
const PAGE = readFileSync('docs/client.md', 'utf8');
const BLOCK = /^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm;
const examples = [...PAGE.matchAll(BLOCK)].map(([, code = '', printed]) => ({ code, printed }));
const END = '--- end of an example ---\n';

it('has examples that print what they show', async () => {
  const { gateway } = await gatewayOverSandbox('countries', 'marketplace', 'indexing', 'datalake');
  const { address } = await served(gateway);
  const program = examples.map(({ code }) => `${code}console.log(${JSON.stringify(END.trim())});\n`).join('');
  const code = program.replaceAll('http://127.0.0.1:4000/graphql', address);

  const { stdout } = await run('node', ['--input-type=module-typescript', '--eval', code]);

  expect(examples.length).toBeGreaterThan(5);
  expect(stdout.split(END)).toEqual([...examples.map(({ printed }) => printed), '']);
}, 60_000);

it('has examples that type-check, as a package that uses the client does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-client-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'example.ts'), examples.map(({ code }) => code).join('\n'));
  const compilerOptions = {
    paths: { 'manifold/client': [resolve('src/client/index.ts')] },
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] }),
  );

  const output = await run('node', ['node_modules/typescript/bin/tsc', '--project', folder]).catch(
    (error: { stdout: string }) => error,
  );

  expect(output.stdout).toBe('');
}, 60_000);
