import { runCommand } from './command.ts';
import { profile } from './profile/measure.ts';
import { help, profileOptionsFrom } from './profile/options.ts';
import { profileTable } from './profile/table.ts';
import { installPeers, requireTools } from './tools.ts';

await runCommand(profileOptionsFrom, help, async (options) => {
  requireTools();
  installPeers();
  console.log(profileTable(options, await profile(options)));
});
