import { createServer } from 'node:net';
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
  const isExpected = [ListenError, ContractError, MissingPackageError].some((type) => error instanceof type);
  return isExpected ? [(error as Error).message] : undefined;
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

/**
 * Starts a server. Throws a `ListenError` where the address cannot be used, which also names the ports of `others` that are in
 * use: those of the servers that would follow.
 */
export async function listenAt<Server>(
  address: ListenAddress,
  start: () => Promise<Server>,
  others: readonly ListenAddress[] = [],
): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    const message = await reason(error, address);
    if (!message) throw error;
    const taken = others.filter(({ port }) => port !== 0 && port !== address.port);
    const further = await Promise.all(taken.map(async (each) => ((await isFree(each)) ? [] : [await inUse(each)])));
    throw new ListenError([message, ...further.flat()].join('\n'), { cause: error });
  }
}

const MOST_TRIED = 20;

async function inUse(address: ListenAddress): Promise<string> {
  const { port, portFrom } = address;
  const numbers = Array.from({ length: MOST_TRIED }, (_, index) => port + 1 + index).filter((each) => each < 65_536);
  let free = '';
  for (const each of numbers) {
    if (await isFree({ ...address, port: each })) {
      free = ` to another, such as ${each}`;
      break;
    }
  }
  return `Port ${port} is in use: stop the process that listens there, or set ${portFrom}${free}.`;
}

async function isFree({ host, port }: Pick<ListenAddress, 'host' | 'port'>): Promise<boolean> {
  const server = createServer();
  const listening = Promise.withResolvers<boolean>();
  server.once('error', () => listening.resolve(false)).listen(port, host, () => listening.resolve(true));
  const found = await listening.promise;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return found;
}

async function reason(error: unknown, address: ListenAddress): Promise<string | undefined> {
  const { host, port, portFrom, hostFrom } = address;
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return inUse(address);
    case 'EACCES':
      return `Port ${port} needs more privileges: set ${portFrom}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine: set ${hostFrom}.`;
    default:
      return undefined;
  }
}
