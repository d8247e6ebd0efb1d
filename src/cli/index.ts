import { SettingsError } from '#config';
import { releaseOf } from '#package';
import { add } from './add.ts';
import { invocation, readArguments } from './arguments.ts';
import { check } from './check.ts';
import type { Command, CommandContext } from './command.ts';
import { contracts } from './contracts.ts';
import { explain } from './explain.ts';
import { explain as explainOperation, graphChanges, printGraph, serveGraph } from './gateway-adapter.ts';
import { commandHelp, programHelp } from './help.ts';
import { init } from './init.ts';
import { keys } from './keys.ts';
import { mcp } from './mcp.ts';
import { printProblems, problemsOf } from './problems.ts';
import { reload } from './reload.ts';
import { sandbox } from './sandbox.ts';
import { readFaults, serveSandbox } from './sandbox-adapter.ts';
import { schema } from './schema.ts';
import { serve } from './serve.ts';
import type { Services } from './services.ts';
import { start } from './start.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  init,
  add,
  start,
  serve,
  mcp,
  reload,
  sandbox,
  schema,
  explain,
  keys,
  check,
];

const realServices: Services = {
  contracts,
  serveGraph,
  serveSandbox,
  readFaults,
  printGraph,
  graphChanges,
  explain: explainOperation,
  serveMetrics: async (...args) => (await import('./metrics-server.ts')).serveMetrics(...args),
  checkApi: async (contract, settings) => (await import('./check-adapter.ts')).checkApi(contract, settings),
  createLog: async (settings) => (await import('#log')).createLog(settings),
};

/**
 * Runs a command line and resolves to the exit code: 2 where the command line or the settings are invalid, 1 where the
 * system refuses what they need.
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
  services: Services = realServices,
): Promise<number> {
  const request = readArguments(args, commands);
  switch (request.kind) {
    case 'help':
      terminal.out(request.command ? commandHelp(request.command) : programHelp(commands));
      return 0;
    case 'version':
      terminal.out(releaseOf().version);
      return 0;
    case 'usage-error':
      printProblems(terminal, args.includes('--json'), [
        `${request.message}; see ${invocation(request.command?.name, terminal.environment)} --help`,
      ]);
      return 2;
    case 'run':
      return runCommand({ command: request.command, options: request.options, terminal, services });
  }
}

async function runCommand(context: CommandContext): Promise<number> {
  try {
    return await context.command.run(context);
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) throw error;
    printProblems(context.terminal, context.options['json'] !== undefined, problems);
    return error instanceof SettingsError ? 2 : 1;
  }
}
