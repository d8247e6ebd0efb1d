import { checkFile, openFile, pagePath } from '#config';
import type { Contract } from '#contract';
import type { FaultRule } from '#sandbox';
import type { CommandContext, CommandOption } from './command.ts';

export const faultsOption: CommandOption = {
  name: 'faults',
  value: 'file',
  help: `Faults of the sandbox: a file as in ${pagePath('sandbox')}`,
};

/** The fault rules of the file that `--faults` names; none without it. */
export async function faultsFor(
  { options, terminal, services }: CommandContext,
  contracts: readonly Contract[],
): Promise<readonly FaultRule[]> {
  const name = options[faultsOption.name];
  if (name === undefined) return [];
  const file = openFile({ file: name, namedBy: `--${faultsOption.name}`, environment: terminal.environment });
  const { rules, problems } = await services.readFaults(file.tree, contracts);
  checkFile(file, problems);
  return rules;
}
