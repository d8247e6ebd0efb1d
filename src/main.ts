#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { nodeVersionProblem } from './node-version-problem.ts';

// This file, and what it imports, must run on a Node that is too old for all others, and load none of them there.
const file = new URL('../package.json', import.meta.url);
const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
const problem = nodeVersionProblem(engines.node, process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

module.enableCompileCache();
const { main } = await import('./cli/index.ts');
const code = await main(process.argv.slice(2));
// Output is flushed first, which may take time where it is a pipe.
process.stdout.write('', () => process.exit(code));
