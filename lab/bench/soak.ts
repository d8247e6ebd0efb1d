import { requireLinux, runCommand } from './command.ts';
import { help, report, soak, soakOptionsFrom } from './soak/run.ts';

await runCommand(soakOptionsFrom, help, async (options) => {
  requireLinux();
  const { text, holds } = report(options, await soak(options));
  console.log(text);
  process.exitCode = holds ? 0 : 1;
});
