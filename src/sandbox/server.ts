import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Contract, readContract } from '#upstream';
import { hasCredential } from './credential.ts';
import { json, type Reply, text } from './reply.ts';
import { SandboxRequest } from './request.ts';
import { compileRoutes } from './routes.ts';
import type { StandIn } from './stand-in.ts';
import { World } from './world/index.ts';

interface Room {
  readonly standIn: StandIn;
  readonly contract: Contract;
  readonly find: ReturnType<typeof compileRoutes>;
  state: { value: unknown } | undefined;
}

export interface SandboxOptions {
  readonly host: string;
  readonly port: number;
  readonly seed: string;
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
  options: SandboxOptions,
  world = new World(options.seed),
): Promise<RunningSandbox> {
  const rooms = new Map(standIns.map((standIn) => [standIn.slug as string, roomOf(standIn)]));
  const server = createServer((request, response) => {
    respond(rooms, world, request).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, json({ error: String(error) }, 500)),
    );
  });
  await listen(server, options);
  return {
    origin: `http://${options.host}:${(server.address() as AddressInfo).port}`,
    world,
    reset() {
      for (const room of rooms.values()) room.state = undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function roomOf(standIn: StandIn): Room {
  const contract = readContract(standIn.slug);
  return { standIn, contract, find: compileRoutes(contract), state: undefined };
}

async function respond(rooms: ReadonlyMap<string, Room>, world: World, message: IncomingMessage): Promise<Reply> {
  const target = message.url ?? '/';
  const end = target.indexOf('?');
  const whole = end < 0 ? target : target.slice(0, end);
  const slash = whole.indexOf('/', 1);
  const slug = slash < 0 ? whole.slice(1) : whole.slice(1, slash);
  const room = rooms.get(slug);
  if (!room) return text(`There is no interface ${slug}`, 404);
  const path = slash < 0 ? '/' : whole.slice(slash);
  const query = new URLSearchParams(end < 0 ? '' : target.slice(end + 1));
  return answer(room, world, message, { path, query, base: `http://${message.headers.host}/${slug}` });
}

async function answer(
  room: Room,
  world: World,
  message: IncomingMessage,
  at: { path: string; query: URLSearchParams; base: string },
): Promise<Reply> {
  const { standIn, contract } = room;
  const match = room.find({ method: message.method ?? '', headers: message.headers, ...at });
  const request = new SandboxRequest(message, { ...at, parameters: match?.parameters ?? {} });
  room.state ??= { value: standIn.seed(world) };
  if (!match) return (await standIn.other?.(request, room.state.value, world)) ?? text('Not Found', 404);
  const isOpen = (standIn.open as readonly string[] | undefined)?.includes(match.operation.id);
  if (standIn.unauthorized && !isOpen && !hasCredential(contract, request)) return standIn.unauthorized(request);
  const handler = (standIn.handlers as Readonly<Record<string, StandIn['handlers'][keyof StandIn['handlers']]>>)[
    match.operation.id
  ];
  if (!handler) return text('Not Implemented', 501);
  return (handler as (...args: unknown[]) => Reply | Promise<Reply>)(request, room.state.value, world);
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...(headers as Record<string, string>) });
  response.end(body);
}

function listen(server: Server, { port, host }: SandboxOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
