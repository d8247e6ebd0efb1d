import type { CallCount } from './call-counters.ts';
import type { Connection, OutgoingReply, Pause } from './faults/fault.ts';
import { withFaults } from './faults/fault-injector.ts';
import { FAULT_HEADER, readHeader } from './faults/header.ts';
import type { MatchedRequest, MockInstance } from './mock-instance.ts';
import { json, text } from './reply.ts';
import type { Message } from './request.ts';
import type { Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

interface SandboxParts {
  readonly sandbox: Sandbox;
  readonly pause: Pause;
  /** Explains where the names of APIs are. */
  readonly unknown: string;
}

const FAULT_MESSAGE = 'This is a fault of the sandbox.';

/** Answers a request to an API; `undefined`: there is no response. */
export async function respond(
  { sandbox, pause, unknown }: SandboxParts,
  message: Message,
  target: Target,
  connection: Connection,
): Promise<OutgoingReply | undefined> {
  const instance = sandbox.instances.get(target.slug);
  if (!instance) return text(`No API ${JSON.stringify(target.slug)} is served here; ${unknown}\n`, 404);
  const matched = instance.match(message, target, sandbox.world);
  const count = counted(sandbox, instance, matched, connection);
  const { steps, problems } = readHeader(message.headers[FAULT_HEADER]);
  if (problems.length > 0) return json({ problems }, 400);
  const faults = sandbox.faults.faultsFor(target.slug, matched.operation?.id, steps);
  if (faults.length === 0) return instance.answer(matched, sandbox.world);
  count.faulty += 1;
  const { world } = sandbox;
  const context = {
    contract: instance.contract,
    operation: matched.operation,
    connection,
    world,
    pause,
    failure: (status: number) => instance.failure(matched, world, status, FAULT_MESSAGE),
    throttled: (waitMs: number) => instance.throttled(matched, world, { waitMs, state: undefined }, FAULT_MESSAGE),
  };
  return withFaults(faults, context, () => instance.answer(matched, sandbox.world));
}

function counted(
  { counters }: Sandbox,
  { contract }: MockInstance,
  { operation }: MatchedRequest,
  connection: Connection,
): CallCount {
  const count = counters.of(contract.slug, operation?.id ?? 'other');
  count.calls += 1;
  count.inFlight += 1;
  void connection.closed().then(() => {
    count.inFlight -= 1;
  });
  return count;
}
