import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages on the gateway's port: GraphiQL, the console. */
export interface Pages {
  matches(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Ends event streams. */
  close(): void;
}
