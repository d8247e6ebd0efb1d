import type { Settings } from '#config';
import type { Terminal } from './terminal.ts';

/** Says where the graph is served, and the console. */
export function announce(terminal: Terminal, { server }: Settings, origin: string): void {
  terminal.out(`The graph is served at ${origin}${server.path}`);
  // A graph that is served at `/` leaves the console its other address.
  if (server.console) terminal.out(`The console is at ${origin}${server.path === '/' ? '/console/' : '/'}`);
}
