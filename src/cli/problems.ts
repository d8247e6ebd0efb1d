import { SettingsError } from '#config';
import { MissingPackageError } from '#package';
import { jsonText } from './command.ts';
import { ContractError } from './contracts.ts';
import type { Terminal } from './terminal.ts';

/** Prints why a command did not run: lines of standard error, or the one value of `--json`. */
export function printProblems(terminal: Terminal, isJson: boolean, problems: readonly string[]): void {
  if (isJson) terminal.out(jsonText({ problems }));
  else terminal.error(problems.join('\n'));
}

/** The problems that an error reports to the user; `undefined` for an unexpected error. */
export function problemsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof SettingsError) return error.problems;
  const isRefusal = [ListenError, ContractError, MissingPackageError].some((type) => error instanceof type);
  return isRefusal ? [(error as Error).message] : undefined;
}

/** A server cannot listen on its address. The message says which setting to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The address of a server, and the names of its settings. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly portFrom: string;
  readonly hostFrom: string;
}

/** Starts a server. Throws a `ListenError` where the address cannot be used. */
export async function listenAt<Server>(address: ListenAddress, start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    const message = reason(error, address);
    throw message ? new ListenError(message, { cause: error }) : error;
  }
}

function reason(error: unknown, { host, port, portFrom, hostFrom }: ListenAddress): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the process that listens there, or set ${portFrom}.`;
    case 'EACCES':
      return `Port ${port} needs more privileges: set ${portFrom}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine: set ${hostFrom}.`;
    default:
      return undefined;
  }
}
