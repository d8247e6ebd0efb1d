#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import module from 'node:module';

// This file must run on a Node that is too old for all others, and load none of them there.
const file = new URL('../package.json', import.meta.url);
const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
const oldest = engines.node.replace('>=', '');
const [major = 0, minor = 0] = oldest.split('.').map(Number);
const [itsMajor = 0, itsMinor = 0] = process.versions.node.split('.').map(Number);
if (itsMajor < major || (itsMajor === major && itsMinor < minor)) {
  const needed = `Node ${oldest} or newer is needed, and this is ${process.version}.`;
  process.stderr.write(`${needed} Update it, or take one for this project: npm install node\n`);
  process.exit(1);
}

module.enableCompileCache();
const { main } = await import('./cli/index.ts');
const code = await main(process.argv.slice(2));
// Output is flushed first, which may take time where it is a pipe.
process.stdout.write('', () => process.exit(code));
