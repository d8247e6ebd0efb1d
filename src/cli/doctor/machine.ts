import { accessSync, constants, existsSync, fstatSync, readFileSync, statfsSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';

/** The facts about this machine that `manifold doctor` asks for. */
export interface Machine {
  /** The version of Node, and the oldest one that runs the program. */
  readonly node: { readonly version: string; readonly oldest: number };
  exists(file: string): boolean;
  isReadable(file: string): boolean;
  /** Listens on an address and stops. Resolves to the system's code where it cannot. */
  listenError(address: { readonly host: string; readonly port: number }): Promise<string | undefined>;
  /** The system's code where standard error, to which the log is written, takes no lines. */
  logError(): string | undefined;
}

const STDERR = 2;

export const machine: Machine = {
  get node() {
    const file = new URL('../../../package.json', import.meta.url);
    const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
    return { version: process.versions.node, oldest: Number(/\d+/.exec(engines.node)?.[0]) };
  },
  exists: existsSync,
  isReadable: (file) => codeOf(() => accessSync(file, constants.R_OK)) === undefined,
  listenError: ({ host, port }) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
    }),
  logError: () =>
    codeOf(() => {
      writeSync(STDERR, '');
      // A write of no bytes succeeds on a full disk.
      if (fstatSync(STDERR).isFile() && statfsSync('/dev/fd/2').bavail === 0)
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    }),
};

function codeOf(attempt: () => void): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
