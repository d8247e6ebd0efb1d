import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages beside the graph: GraphiQL, the console. */
export interface Pages {
  takes(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Ends responses that would go on for ever. */
  close(): void;
}
