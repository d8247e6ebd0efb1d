/** A server cannot listen where it was told to. The message message what to do about it. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Where a server was told to listen, and what would tell it otherwise. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly portFrom: string;
  readonly hostFrom: string;
}

/** Starts a server, and puts the system's reasons why it cannot listen into words. */
export async function listenAt<Server>(place: ListenAddress, start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    const message = reason(error, place);
    throw message ? new ListenError(message, { cause: error }) : error;
  }
}

function reason(error: unknown, { host, port, portFrom, hostFrom }: ListenAddress): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what listens there, or set ${portFrom}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: set ${portFrom}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: set ${hostFrom}.`;
    default:
      return undefined;
  }
}
