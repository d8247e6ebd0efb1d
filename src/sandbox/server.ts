import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADMIN, administer } from './admin.ts';
import type { Clock } from './clock.ts';
import { json, type Reply, text } from './reply.ts';
import { SandboxRequest } from './request.ts';
import type { Asked, Room } from './room.ts';
import { Sandbox } from './sandbox.ts';
import type { StandIn } from './stand-in.ts';
import { targetOf } from './target.ts';
import type { World } from './world/index.ts';

export interface SandboxOptions {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
  readonly clock?: Clock;
}

/** A sandbox on its port. */
export interface RunningSandbox {
  readonly origin: string;
  readonly world: World;
  /** Forgets everything that happened: every stand-in begins anew. */
  reset(): void;
  stop(): Promise<void>;
}

/** Serves the stand-ins, each below its slug: `http://127.0.0.1:4100/marketplace`. */
export async function serveSandbox(
  standIns: readonly StandIn[],
  { host, port, seed, clock }: SandboxOptions,
): Promise<RunningSandbox> {
  const sandbox = new Sandbox(standIns, seed, clock);
  const server = createServer((request, response) => {
    respond(sandbox, request, response).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, json({ error: String(error) }, 500)),
    );
  });
  await listen(server, port, host);
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    get world() {
      return sandbox.world;
    },
    reset: () => sandbox.reset(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(sandbox: Sandbox, message: IncomingMessage, response: ServerResponse): Promise<Reply> {
  const target = targetOf(message);
  if (target.slug === ADMIN) return administer(sandbox, new SandboxRequest(message, { ...target, parameters: {} }));
  const room = sandbox.rooms.get(target.slug);
  if (!room) return text(`There is no interface ${target.slug}`, 404);
  const asked = room.find(message, target);
  count(sandbox, room, asked, response);
  return room.answer(asked, sandbox.world);
}

function count({ tally }: Sandbox, { contract }: Room, { operation }: Asked, response: ServerResponse): void {
  const calls = tally.of(contract.slug, operation?.id ?? 'other');
  calls.calls += 1;
  calls.inFlight += 1;
  response.once('close', () => {
    calls.inFlight -= 1;
  });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
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
