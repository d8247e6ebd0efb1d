import { bench } from './bench.ts';
import { runCommand } from './command.ts';
import { help, optionsFrom } from './options.ts';
import { installPeers, requireTools } from './tools.ts';

await runCommand(optionsFrom, help, async (options) => {
  requireTools();
  installPeers();
  await bench(options);
});
