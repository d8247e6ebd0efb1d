import { runCommand } from './command.ts';
import { killingReport, soakKilling } from './soak/killing.ts';
import { help, soakOptionsFrom } from './soak/options.ts';
import { report } from './soak/report.ts';
import { soak } from './soak/run.ts';
import { requireLinux } from './tools.ts';

await runCommand(soakOptionsFrom, help, async (options) => {
  requireLinux();
  const { text, holds } =
    options.kill === undefined ? report(options, await soak(options)) : killingReport(await soakKilling(options));
  console.log(text);
  process.exitCode = holds ? 0 : 1;
});
