import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphRequest, GraphResponse, Held } from '../types.ts';

/** What the gateway's port has beside the graph: GraphiQL, the console, downloads. */
export interface Pages {
  matches(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Ends event streams. */
  close(): void;
}

/** Paths beside the graph that are answered by any server, also one without requests of node:http. */
export interface Resources {
  matches(request: Pick<IncomingMessage, 'url'>): boolean;
  /** Answers a request. Rejects with the refusal. */
  answer(request: GraphRequest, held: Held): Promise<GraphResponse>;
  close(): void;
}
