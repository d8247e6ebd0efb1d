import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import type { Next } from '#gateway';
import type { Operation, OperationResult } from './operation.ts';

/** The address to listen on, where it differs from the settings. */
export interface ListenOptions {
  readonly port?: number;
  readonly host?: string;
}

/** A gateway on a port of its own. */
export interface Listening {
  /** The address of the graph. */
  readonly url: string;
  /** Answers 503 to readiness checks from now on, and closes each connection after its response. */
  drain(): void;
  /** Accepts no more connections. Resolves when requests in flight are answered, or at the end of the grace period. */
  stop(): Promise<void>;
}

/** A gateway. Its functions need no `this`. */
export interface Gateway extends AsyncDisposable {
  readonly schema: GraphQLSchema;
  /** Answers a request of the Fetch API. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Answers a request of `node:http`, and of routers that call it with `next`, which gets the requests to other paths than
   * the graph's.
   */
  readonly listener: (request: IncomingMessage, response: ServerResponse, next?: Next) => void;
  /**
   * Takes over the connection of an event `upgrade` of `node:http`, which becomes a WebSocket; with `next`, which gets the requests
   * to other paths than the graph's.
   */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, next?: Next) => void;
  /** Executes an operation without HTTP. Errors are those that callers see. */
  readonly execute: <Data = unknown, Variables = Readonly<Record<string, unknown>>>(
    operation: Operation<Data, Variables>,
  ) => Promise<OperationResult<Data>>;
  /** Metrics in the text format of Prometheus; empty if the settings turn them off. */
  readonly metrics: () => string;
  /** Serves the graph, with GraphiQL and the console if the settings have them. */
  readonly listen: (options?: ListenOptions) => Promise<Listening>;
  /** Answers 503 to readiness checks from now on, and closes each connection after its response. */
  readonly drain: () => void;
  /** Resolves when requests in flight are answered, or at the end of `server.shutdownGrace`, and connections are closed. */
  readonly close: () => Promise<void>;
}
