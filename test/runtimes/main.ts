import { scenario } from './scenario.ts';

process.stdout.write(JSON.stringify(await scenario(process.argv[2] ?? '')));
