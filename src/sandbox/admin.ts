import { crossOriginError, simpleRequestError } from '#http';
import { readRules } from './faults/rules.ts';
import { json, type Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import type { Sandbox } from './sandbox.ts';

/** What stands in the place of an interface's slug where the sandbox itself is meant. */
export const ADMIN = '_sandbox';

type Handler = (sandbox: Sandbox, request: SandboxRequest) => Reply | Promise<Reply>;

const ROUTES: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/': { GET: (sandbox, request) => json(stateOf(sandbox, request)) },
  '/reset': { POST: reset },
  '/seed': { POST: seed },
  '/clock': { POST: clock },
  '/faults': { GET: ({ dial }) => json(dial.written), PUT: setFaults, DELETE: clearFaults },
};
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Answers what is asked of the sandbox itself: how it is, and to be another way. */
export async function administer(sandbox: Sandbox, request: SandboxRequest): Promise<Reply> {
  const route = ROUTES[request.path === '/' ? '/' : request.path.replace(/\/$/, '')];
  if (!route) return json({ problems: [`There are only ${Object.keys(ROUTES).join(', ')} below /${ADMIN}`] }, 404);
  const refusal =
    crossOriginError(request.headers) ?? (request.method === 'POST' && simpleRequestError(request.headers));
  if (refusal) return json({ problems: [refusal.message] }, refusal.status);
  const handler = route[request.method];
  if (handler) return handler(sandbox, request);
  const allow = Object.keys(route).join(', ');
  return json({ problems: [`${request.method} is not one of ${allow}`] }, 405, { allow });
}

function reset(sandbox: Sandbox, request: SandboxRequest): Reply {
  sandbox.reset();
  return json(stateOf(sandbox, request));
}

async function seed(sandbox: Sandbox, request: SandboxRequest): Promise<Reply> {
  const { seed: found, ...others } = (await request.json()) ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refused(`${unknown}: unknown key; allowed is seed`);
  if (typeof found !== 'string' || !/^[^\p{Cc}]+$/u.test(found)) return refused('seed: must be one line of text');
  sandbox.reset(found);
  return json(stateOf(sandbox, request));
}

/** Time goes on, or stands still, as it did, unless it is said. */
async function clock(sandbox: Sandbox, request: SandboxRequest): Promise<Reply> {
  const { now, stopped = sandbox.clock.stopped, ...others } = (await request.json()) ?? { now: null };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refused(`${unknown}: unknown key; allowed are now, stopped`);
  const isTime = typeof now === 'string' && INSTANT.test(now) && !Number.isNaN(Date.parse(now));
  if (now !== undefined && !isTime) return refused('now: must be a time such as 2026-03-01T12:00:00Z');
  if (typeof stopped !== 'boolean') return refused('stopped: must be true or false');
  const time = isTime ? Date.parse(now) : sandbox.clock.now();
  if (stopped) sandbox.clock.stop(time);
  else sandbox.clock.set(time);
  return json(stateOf(sandbox, request));
}

/** All or none: a list with a mistake in it leaves everything as it was. */
async function setFaults({ dial, rooms }: Sandbox, request: SandboxRequest): Promise<Reply> {
  const contracts = [...rooms.values()].map(({ contract }) => contract);
  const { rules, problems } = readRules(parsed(await request.text()), { contracts });
  if (problems.length > 0) return refused(...problems.map(({ path, says }) => `${written(path)}: ${says}`));
  dial.set(rules);
  return json(dial.written);
}

function clearFaults({ dial }: Sandbox): Reply {
  dial.set([]);
  return json(dial.written);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function written(path: readonly (string | number)[]): string {
  const places = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return `faults${places.join('')}`;
}

function stateOf({ world, clock: { stopped }, dial, rooms, tally }: Sandbox, request: SandboxRequest): object {
  const origin = request.base.slice(0, -ADMIN.length);
  const interfaces = [...rooms.keys()].map((slug) => {
    const operations = tally.ofInterface(slug);
    const counts = Object.values(operations);
    const calls = counts.reduce((sum, count) => sum + count.calls, 0);
    const inFlight = counts.reduce((sum, count) => sum + count.inFlight, 0);
    return [slug, { address: `${origin}${slug}`, calls, inFlight, operations }];
  });
  return {
    seed: world.seed,
    clock: { now: world.clock.iso(), stopped },
    faults: dial.written.map((rule, index) => ({ ...rule, hits: dial.hits[index] })),
    interfaces: Object.fromEntries(interfaces),
  };
}

function refused(...problems: readonly string[]): Reply {
  return json({ problems }, 400);
}
