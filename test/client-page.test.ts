import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { pageExamples, runExamples } from '#test/page-examples';
import { served } from '#test/served';

const run = promisify(execFile);
const examples = pageExamples('docs/client.md');

it('has examples that print what they show', async () => {
  const { gateway } = await gatewayOverSandbox('countries', 'marketplace', 'indexing', 'datalake');
  const { address } = await served(gateway);

  const outputs = await runExamples(examples, (program) =>
    program.replaceAll('http://127.0.0.1:4000/graphql', address),
  );

  expect(examples.length).toBeGreaterThan(5);
  expect(outputs).toEqual(examples.map(({ printed }) => printed));
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
