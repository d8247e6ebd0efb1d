#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { keepWhatIsCompiled } from './cli/memory.ts';

enableCompileCache();
keepWhatIsCompiled();
const { main } = await import('./cli/index.ts');
const code = await main(process.argv.slice(2));
// What was written is let through first, however slow its reader.
process.stdout.write('', () => process.exit(code));
