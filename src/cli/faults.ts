import { checkFile, openFile } from '#config';
import type { Contract } from '#contract';
import type { FaultRule } from '#sandbox';
import type { Call, CommandOption } from './command.ts';

export const faultsFrom: CommandOption = {
  name: 'faults',
  value: 'file',
  help: 'What goes wrong in the sandbox: a file as in docs/sandbox.md',
};

/** What is to go wrong in the sandbox; nothing, unless a file message so. */
export async function faultsFor(
  { options, terminal, services }: Call,
  contracts: readonly Contract[],
): Promise<readonly FaultRule[]> {
  const name = options[faultsFrom.name];
  if (name === undefined) return [];
  const file = openFile({ file: name, namedBy: `--${faultsFrom.name}`, environment: terminal.environment });
  const { rules, problems } = await services.readFaults(file.tree, contracts);
  checkFile(file, problems);
  return rules;
}
