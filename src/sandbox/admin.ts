import { crossOriginError, simpleRequestError } from '#http';
import { readRules } from './faults/rules.ts';
import { LIMIT_MODES } from './limits/index.ts';
import { json, type Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import type { Sandbox } from './sandbox.ts';

/** The path segment of the sandbox's own address, where another address has an API's slug. */
export const ADMIN = '_sandbox';

type Handler = (sandbox: Sandbox, request: SandboxRequest) => Reply | Promise<Reply>;

const ROUTES: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/': { GET: (sandbox, request) => json(stateOf(sandbox, request)) },
  '/reset': { POST: reset },
  '/seed': { POST: seed },
  '/clock': { POST: clock },
  '/limits': { POST: setLimits },
  '/faults': { GET: ({ faults }) => json(faults.definitions), PUT: setFaults, DELETE: clearFaults },
};
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Answers requests to the sandbox's own address, which read and change its state. */
export async function administer(sandbox: Sandbox, request: SandboxRequest): Promise<Reply> {
  const route = ROUTES[request.path === '/' ? '/' : request.path.replace(/\/$/, '')];
  if (!route)
    return json({ problems: [`Not found; below /${ADMIN} there are ${Object.keys(ROUTES).join(', ')}`] }, 404);
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

/** Without `stopped`, the clock stays stopped or running, as it was. */
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

/** Enforces other rate limits from now on, of which nothing is used up yet. */
async function setLimits(sandbox: Sandbox, request: SandboxRequest): Promise<Reply> {
  const { limits, ...others } = (await request.json()) ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refused(`${unknown}: unknown key; allowed is limits`);
  const mode = LIMIT_MODES.find((each) => each === limits);
  if (!mode) return refused(`limits: must be one of ${LIMIT_MODES.join(', ')}`);
  sandbox.enforce(mode);
  return json(stateOf(sandbox, request));
}

/** Replaces all rules, or none where one of them is invalid. */
async function setFaults({ faults, instances }: Sandbox, request: SandboxRequest): Promise<Reply> {
  const contracts = [...instances.values()].map(({ contract }) => contract);
  const { rules, problems } = readRules(parsed(await request.text()), { contracts });
  if (problems.length > 0) return refused(...problems.map(({ path, message }) => `${pathText(path)}: ${message}`));
  faults.set(rules);
  return json(faults.definitions);
}

function clearFaults({ faults }: Sandbox): Reply {
  faults.set([]);
  return json(faults.definitions);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathText(path: readonly (string | number)[]): string {
  const places = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return `faults${places.join('')}`;
}

function stateOf(sandbox: Sandbox, request: SandboxRequest): object {
  const { world, limits, faults, instances, counters } = sandbox;
  const origin = request.base.slice(0, -ADMIN.length);
  const apis = [...instances.keys()].map((slug) => {
    const operations = counters.ofApi(slug);
    const counts = Object.values(operations);
    const calls = counts.reduce((sum, count) => sum + count.calls, 0);
    const inFlight = counts.reduce((sum, count) => sum + count.inFlight, 0);
    return [slug, { address: `${origin}${slug}`, calls, inFlight, operations }];
  });
  return {
    seed: world.seed,
    clock: { now: world.clock.iso(), stopped: world.clock.stopped },
    limits,
    faults: faults.definitions.map((rule, index) => ({ ...rule, hits: faults.hits[index] })),
    apis: Object.fromEntries(apis),
  };
}

function refused(...problems: readonly string[]): Reply {
  return json({ problems }, 400);
}
