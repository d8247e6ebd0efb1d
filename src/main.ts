#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./cli/index.ts');
const code = await main(process.argv.slice(2));
// Output is flushed first, which may take time where it is a pipe.
process.stdout.write('', () => process.exit(code));
