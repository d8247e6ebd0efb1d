import { bench } from './bench.ts';
import { help, type Options, optionsFrom, UsageError } from './options.ts';
import { installPeers, requireTools, ToolsError } from './tools.ts';

try {
  const options = optionsFrom(process.argv.slice(2));
  if (options) await run(options);
  else console.log(help);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ToolsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(options: Options): Promise<void> {
  requireTools();
  installPeers();
  await bench(options);
}
