#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./cli/index.ts');
const code = await main(process.argv.slice(2));
// What was written is let through first, however slow its reader.
process.stdout.write('', () => process.exit(code));
