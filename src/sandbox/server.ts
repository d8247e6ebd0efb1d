import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHostCheck, createServer, type HostCheck, httpOrigin } from '#http';
import { ADMIN, administer } from './admin.ts';
import type { CallCount } from './call-counters.ts';
import type { Clock } from './clock.ts';
import type { OutgoingReply, Pause } from './faults/fault.ts';
import { withFaults } from './faults/fault-injector.ts';
import { FAULT_HEADER, readHeader } from './faults/header.ts';
import { sendSlowly } from './faults/outgoing-reply.ts';
import type { FaultRule } from './faults/rules.ts';
import type { LimitMode } from './limits/index.ts';
import { json, text } from './reply.ts';
import { SandboxRequest } from './request.ts';
import { Sandbox } from './sandbox.ts';
import type { StandIn } from './stand-in.ts';
import type { MatchedRequest, StandInInstance } from './stand-in-instance.ts';
import { targetOf } from './target.ts';
import type { World } from './world/index.ts';

export interface SandboxOptions {
  readonly host: string;
  readonly port: number;
  /** Further names by which the sandbox's own address may be reached. */
  readonly hosts?: readonly string[];
  readonly seed: string;
  readonly clock?: Clock;
  readonly faults?: readonly FaultRule[];
  /** Which published rate limits are enforced. Unless set: none. */
  readonly limits?: LimitMode;
  /** The interfaces that answer as specified, where the public service differs. Unless set: reviews and workflows. */
  readonly asSpecified?: readonly string[];
  /** The delay function of faults. */
  readonly pause?: Pause;
}

/** A sandbox on its port. */
export interface RunningSandbox {
  readonly origin: string;
  readonly world: World;
  /** Discards all state: every stand-in is seeded again with its next request. */
  reset(): void;
  stop(): Promise<void>;
}

/** Serves the stand-ins, each below its slug: `http://127.0.0.1:4100/marketplace`. */
export async function serveSandbox(
  standIns: readonly StandIn[],
  { host, port, hosts = [], pause = unrefPause, ...initial }: SandboxOptions,
): Promise<RunningSandbox> {
  const sandbox = new Sandbox(standIns, initial);
  const parts: ServerParts = { sandbox, pause, hostError: createHostCheck({ host, hosts }) };
  const server = createServer((request, response) => {
    respond(parts, request, response)
      .catch((error: unknown) => json({ error: String(error) }, 500))
      .then((answer) => answer && send(response, answer))
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

const FAULT_MESSAGE = 'This is a fault of the sandbox.';

/** A wait that does not keep the process alive. */
const unrefPause: Pause = (ms) => sleep(ms, undefined, { ref: false });

interface ServerParts {
  readonly sandbox: Sandbox;
  readonly pause: Pause;
  readonly hostError: HostCheck;
}

async function respond(
  { sandbox, pause, hostError }: ServerParts,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<OutgoingReply | undefined> {
  const target = targetOf(message);
  if (target.slug === ADMIN) {
    const refusal = hostError(message);
    if (refusal) return json({ problems: [refusal.message] }, refusal.status);
    return administer(sandbox, new SandboxRequest(message, { ...target, parameters: {} }));
  }
  const instance = sandbox.instances.get(target.slug);
  if (!instance)
    return text(`No interface ${JSON.stringify(target.slug)} is served here; /${ADMIN} lists those that are\n`, 404);
  const matched = instance.match(message, target, sandbox.world);
  const count = counted(sandbox, instance, matched, response);
  const { steps, problems } = readHeader(message.headers[FAULT_HEADER]);
  if (problems.length > 0) return json({ problems }, 400);
  const faults = sandbox.faults.faultsFor(target.slug, matched.operation?.id, steps);
  if (faults.length === 0) return instance.answer(matched, sandbox.world);
  count.faulty += 1;
  const { world } = sandbox;
  const context = {
    contract: instance.contract,
    operation: matched.operation,
    response,
    world,
    pause,
    failure: (status: number) => instance.failure(matched, world, status, FAULT_MESSAGE),
    throttled: (waitMs: number) => instance.throttled(matched, world, { waitMs, state: undefined }, FAULT_MESSAGE),
  };
  return withFaults(faults, context, () => instance.answer(matched, sandbox.world));
}

function counted(
  { counters }: Sandbox,
  { contract }: StandInInstance,
  { operation }: MatchedRequest,
  response: ServerResponse,
): CallCount {
  const count = counters.of(contract.slug, operation?.id ?? 'other');
  count.calls += 1;
  count.inFlight += 1;
  response.once('close', () => {
    count.inFlight -= 1;
  });
  return count;
}

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
