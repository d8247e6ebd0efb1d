import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostCheck, createServer, type HostCheck, httpOrigin } from '#http';
import { ADMIN, administer } from './admin.ts';
import type { Clock } from './clock.ts';
import type { Connection, OutgoingReply, Pause } from './faults/fault.ts';
import { sendSlowly } from './faults/outgoing-reply.ts';
import type { FaultRule } from './faults/rules.ts';
import type { LimitMode } from './limits/index.ts';
import type { Mock } from './mock.ts';
import { unrefPause } from './pause.ts';
import { json } from './reply.ts';
import { SandboxRequest } from './request.ts';
import { respond } from './respond.ts';
import { Sandbox } from './sandbox.ts';
import { targetOf } from './target.ts';
import type { World } from './world/index.ts';

export interface SandboxOptions {
  readonly host: string;
  readonly port: number;
  /** Further names by which the sandbox's own address may be reached. */
  readonly hosts?: readonly string[];
  /** Who may use the sandbox's own address. Unless set: everyone who reaches it. */
  readonly allowsAdmin?: (request: IncomingMessage) => boolean;
  readonly seed: string;
  readonly clock?: Clock;
  readonly faults?: readonly FaultRule[];
  /** Which published rate limits are enforced. Unless set: none. */
  readonly limits?: LimitMode;
  /** The APIs that answer as specified, where the public service differs. Unless set: reviews and workflows. */
  readonly asSpecified?: readonly string[];
  /** The delay function of faults. */
  readonly pause?: Pause;
}

/** A sandbox on its port. */
export interface RunningSandbox {
  readonly origin: string;
  readonly world: World;
  /** Discards all state: every mock is seeded again with its next request. */
  reset(): void;
  stop(): Promise<void>;
}

/** Serves the mocks, each below its slug: `http://127.0.0.1:4100/marketplace`. */
export async function serveSandbox(
  mocks: readonly Mock[],
  { host, port, hosts = [], pause = unrefPause, allowsAdmin = () => true, ...initial }: SandboxOptions,
): Promise<RunningSandbox> {
  const sandbox = new Sandbox(mocks, initial);
  const unknown = `/${ADMIN} lists those that are`;
  const parts: ServerParts = { sandbox, pause, unknown, hostError: createHostCheck({ host, hosts }), allowsAdmin };
  const server = createServer((request, response) => {
    answer(parts, request, response)
      .catch((error: unknown) => json({ error: String(error) }, 500))
      .then((reply) => reply && send(response, reply))
      .catch(() => response.destroy());
  });
  await listen(server, port, host);
  return {
    origin: httpOrigin(host, (server.address() as AddressInfo).port),
    get world() {
      return sandbox.world;
    },
    reset: () => sandbox.reset(),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, sandbox.end()]);
    },
  };
}

const NO_ADMIN = 'This address is for programs on its machine, and for API keys with the scope console.';

/** Answers a request to the sandbox's own address, or to an API. */
async function answer(
  { hostError, allowsAdmin, ...parts }: ServerParts,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<OutgoingReply | undefined> {
  const target = targetOf(message);
  if (target.slug !== ADMIN) return respond(parts, message, target, connectionOf(response));
  const refusal = hostError(message);
  if (refusal) return json({ problems: [refusal.message] }, refusal.status);
  if (!allowsAdmin(message)) return json({ problems: [NO_ADMIN] }, 403);
  return administer(parts.sandbox, new SandboxRequest(message, { ...target, parameters: {} }));
}

function connectionOf(response: ServerResponse): Connection {
  return {
    closed: () => new Promise((resolve) => (response.destroyed ? resolve(undefined) : response.once('close', resolve))),
    reset: () => void response.socket?.resetAndDestroy(),
  };
}

type ServerParts = Parameters<typeof respond>[0] & {
  readonly hostError: HostCheck;
  readonly allowsAdmin: (request: IncomingMessage) => boolean;
};

async function send(response: ServerResponse, answer: OutgoingReply): Promise<void> {
  const { status, headers, body } = answer;
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return sendSlowly(response, answer);
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...length, ...(headers as Record<string, string>) });
  response.end(body);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
