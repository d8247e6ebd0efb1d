import type { Settings } from '#config';
import { Random } from '#sandbox';
import { Child } from '../processes/child.ts';
import type { Greeting, Spent } from '../processes/gateway.ts';
import { type Answer, type Material, madeFromSchema, messageOf, mutate, send } from './requests.ts';
import { type CostlyRequest, SEEDS } from './seeds.ts';

/** The cost of one request for the gateway. */
export interface Figures {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  /** The most CPU time of the gateway's main thread in one turn of its event loop. */
  readonly stallMs: number;
  /** CPU time of the whole process. */
  readonly cpuMs: number;
  /** Peak of resident memory above what it was before the request. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
  /** Objects and list items of the answer. */
  readonly nodes: number;
  readonly calls: number;
  readonly tookMs: number;
}

/** The measures that the search maximizes. */
export const MEASURES = ['stallMs', 'cpuMs', 'memoryBytes', 'answerBytes', 'calls'] as const;
export type Measure = (typeof MEASURES)[number];

/** A request with its cost. */
export interface Found {
  readonly request: CostlyRequest;
  readonly figures: Figures;
}

/** The costliest request of each measure and verdict, because refused requests cost less than others and matter too. */
export class Archive {
  readonly #best = new Map<string, Found>();

  /** Whether a request with these figures is the costliest. */
  wants(figures: Figures): boolean {
    return MEASURES.some(
      (measure) => figures[measure] > (this.worst(measure, figures.verdict)?.figures[measure] ?? -1),
    );
  }

  add(found: Found): void {
    for (const measure of MEASURES) {
      const best = this.worst(measure, found.figures.verdict);
      if (best && best.figures[measure] >= found.figures[measure]) continue;
      this.#best.set(`${measure} ${found.figures.verdict}`, found);
    }
  }

  /** The costliest of all, or of one verdict. */
  worst(measure: Measure, verdict?: string): Found | undefined {
    if (verdict !== undefined) return this.#best.get(`${measure} ${verdict}`);
    return this.all.toSorted((one, other) => other.figures[measure] - one.figures[measure])[0];
  }

  get all(): Found[] {
    return [...new Set(this.#best.values())];
  }
}

/** The most that a request may cost, by figure. */
type Bounds = Partial<Record<keyof Figures, number>>;

const MOST_STALL_MS = 50;
const MOST_MEMORY_BEYOND_ANSWER = 64 * 1024 * 1024;
const MOST_AFTER_DEADLINE_MS = 100;

/** The bounds of a gateway with these limits. */
export function boundsOf({ answer: answerBytes, nodes, calls, timeouts }: Settings['limits']): Bounds {
  return {
    stallMs: MOST_STALL_MS,
    memoryBytes: answerBytes + MOST_MEMORY_BEYOND_ANSWER,
    answerBytes,
    nodes,
    calls,
    tookMs: timeouts.operation + MOST_AFTER_DEADLINE_MS,
  };
}

/** The figures that are beyond their bounds, by a factor. */
export function exceeded(figures: Figures, bounds: Bounds, factor = 1): (keyof Figures)[] {
  return (Object.keys(bounds) as (keyof Figures)[]).filter(
    (name) => Number(figures[name]) > factor * (bounds[name] ?? Infinity),
  );
}

/** The least of each figure in several measurements of one request, because other load of the machine only adds. */
export function leastOf(all: readonly [Figures, ...Figures[]]): Figures {
  const [{ verdict, ...first }] = all;
  const least = Object.keys(first).map((name) => [name, Math.min(...all.map((each) => Number(each[name as Measure])))]);
  return { verdict, ...Object.fromEntries(least) } as Figures;
}

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly items?: unknown;
  readonly incremental?: readonly GraphqlAnswer[];
  readonly completed?: readonly GraphqlAnswer[];
}

const DELIMITER = '\r\n---';

/** The verdict of a response: `answered`, the code of its first error, or a description of its absence. */
export function verdictOf({ status, text, isWhole }: Pick<Answer, 'status' | 'text' | 'isWhole'>) {
  if (status === 0) return { verdict: 'no answer', nodes: 0 };
  if (!isWhole) return { verdict: 'too long to read', nodes: 0 };
  const answer = parsed(text);
  if (!answer) return { verdict: `HTTP ${status}`, nodes: 0 };
  const nodes = nodesIn(answer.data);
  const [error] = answer.errors ?? [];
  if (!error) return { verdict: 'answered', nodes };
  const code = error.extensions?.code ?? `HTTP ${status}`;
  return { verdict: answer.data == null ? code : `partial ${code}`, nodes };
}

function parsed(text: string): GraphqlAnswer | undefined {
  try {
    if (!text.startsWith(DELIMITER)) return (JSON.parse(text) as GraphqlAnswer | null) ?? undefined;
    const bodies = text.split(DELIMITER).flatMap((part) => part.split('\r\n\r\n')[1] ?? []);
    const [first, ...later] = bodies.map((body) => JSON.parse(body) as GraphqlAnswer);
    const parts = later.flatMap(({ incremental = [], completed = [] }) => [...incremental, ...completed]);
    const errors = [first, ...parts].flatMap((part) => part?.errors ?? []);
    return { data: first?.data && [first.data, ...parts.flatMap(({ data, items }) => data ?? items ?? [])], errors };
  } catch {
    return undefined;
  }
}

/** The number of objects, and of list items that are no objects. */
function nodesIn(value: unknown): number {
  let nodes = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members: unknown[] = Object.values(next);
    nodes += Array.isArray(next) ? members.filter((item) => typeof item !== 'object' || item === null).length : 1;
    for (const member of members) if (typeof member === 'object') left.push(member);
  }
  return nodes;
}

/** The time after the deadline of an operation at which the caller disconnects. */
const LEAVE_AFTER_DEADLINE_MS = 3000;
const REPLY_MS = 5000;
/** Requests that take more CPU time are aborted: they are far beyond all bounds. */
const MOST_CPU_MS = 2000;
const CHECK_MS = 100;
/** With more garbage than this, the gateway is restarted, because later requests would reuse its memory. */
const MOST_LEFT_BYTES = 96 * 1024 * 1024;

/** A gateway with the default limits in a process of its own, over a sandbox in another, which receives one request at a time. */
export class TestBench {
  readonly #sandbox: Child<string>;
  readonly #warmUp: readonly CostlyRequest[];
  #gateway: Child<Greeting>;
  #firstBytes = 0;
  #sent = 0;

  private constructor(sandbox: Child<string>, gateway: Child<Greeting>, warmUp: readonly CostlyRequest[]) {
    this.#sandbox = sandbox;
    this.#gateway = gateway;
    this.#warmUp = warmUp;
  }

  /** Starts both, and warms the gateway up with these requests. */
  static async start(warmUp: readonly CostlyRequest[]): Promise<TestBench> {
    const sandbox = await Child.start<string>('sandbox');
    const bench = new TestBench(sandbox, await Child.start('gateway', sandbox.greeting), warmUp);
    await bench.#warm();
    return bench;
  }

  get limits(): Settings['limits'] {
    return this.#gateway.greeting.limits;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#gateway.kill(), this.#sandbox.kill()]);
  }

  async measure(request: CostlyRequest): Promise<Figures> {
    if (!(await this.#gateway.ask('begin', REPLY_MS))) {
      await this.#restart();
      await this.#gateway.ask('begin', REPLY_MS);
    }
    const gateway = this.#gateway;
    const [bytesBefore, threadBefore, callsBefore] = [gateway.resetPeak(), gateway.mainThreadMs(), await this.#calls()];
    let peak = bytesBefore;
    const watch = setInterval(() => {
      if (gateway.mainThreadMs() - threadBefore < MOST_CPU_MS) return;
      clearInterval(watch);
      peak = gateway.peakBytes();
      void gateway.kill();
    }, CHECK_MS);
    const answer = await this.#send(request, this.limits.timeouts.operation + LEAVE_AFTER_DEADLINE_MS);
    clearInterval(watch);
    const spent = await gateway.ask<Spent>('end', REPLY_MS);
    if (!gateway.hasEnded) peak = gateway.peakBytes();
    if (!spent || peak - this.#firstBytes > MOST_LEFT_BYTES) await this.#restart();
    return {
      ...verdictOf(answer),
      answerBytes: answer.bytes,
      tookMs: answer.tookMs,
      // A killed gateway sends no figures.
      stallMs: spent?.stallMs ?? MOST_CPU_MS,
      cpuMs: spent?.cpuMs ?? MOST_CPU_MS,
      memoryBytes: Math.max(0, peak - bytesBefore),
      calls: (await this.#calls()) - callsBefore,
    };
  }

  /** Sends a request. A comment makes its document unique, so that no cache answers it. */
  #send(request: CostlyRequest, leaveMs: number): Promise<Answer> {
    this.#sent += 1;
    const fresh = { ...request, query: `${request.query}\n#${this.#sent}` };
    return send(Number(new URL(this.#gateway.greeting.origin).port), messageOf(fresh), leaveMs);
  }

  async #restart(): Promise<void> {
    await this.#gateway.kill();
    this.#gateway = await Child.start('gateway', this.#sandbox.greeting);
    await this.#warm();
  }

  async #warm(): Promise<void> {
    for (const request of this.#warmUp) await this.#send(request, this.limits.timeouts.operation);
    await this.#gateway.ask('begin', REPLY_MS);
    this.#firstBytes = this.#gateway.resetPeak();
    await this.#gateway.ask('end', REPLY_MS);
  }

  /** The number of calls that the sandbox has received. */
  async #calls(): Promise<number> {
    const response = await fetch(`${this.#sandbox.greeting}/_sandbox`);
    const { apis } = (await response.json()) as { apis: Record<string, { calls: number }> };
    return Object.values(apis).reduce((sum, { calls }) => sum + calls, 0);
  }
}

/** A figure beyond its bound by this factor is beyond it on an idle machine too, and need not be made worse. */
const SATURATED = 6;

/** The figures of a request; the least of three measurements if it matters, because the machine has other load. */
export async function measureCarefully(
  bench: TestBench,
  request: CostlyRequest,
  matters: (figures: Figures) => boolean = () => false,
): Promise<Figures> {
  const bounds = boundsOf(bench.limits);
  const first = await bench.measure(request);
  if (exceeded(first, bounds, SATURATED).length > 0) return first;
  if (exceeded(first, bounds).length === 0 && !matters(first)) return first;
  return leastOf([first, await bench.measure(request), await bench.measure(request)]);
}

interface SearchOptions {
  readonly minutes: number;
  readonly seed: string;
  readonly material: Omit<Material, 'random'>;
  /** Called from time to time. */
  readonly progress: (measured: number, archive: Archive) => void;
}

const FROM_SEED = 0.15;
const FROM_NOTHING = 0.1;
const PROGRESS_EVERY = 50;
const MOST_BODY_BYTES = 1_048_000;
const MOST_TARGET_BYTES = 15_000;

/** Searches for the costliest requests: changes the worst known ones, and retains those that cost more. */
export async function search(bench: TestBench, { minutes, seed, material, progress }: SearchOptions): Promise<Archive> {
  const archive = new Archive();
  const random = new Random(seed);
  const seen = new Set<string>();
  const measure = async (request: CostlyRequest) => {
    const text = JSON.stringify({ ...request, name: '' });
    const { target, body = '' } = messageOf(request);
    if (seen.has(text) || Buffer.byteLength(body) > MOST_BODY_BYTES || target.length > MOST_TARGET_BYTES) return;
    seen.add(text);
    archive.add({ request, figures: await measureCarefully(bench, request, (figures) => archive.wants(figures)) });
    if (seen.size % PROGRESS_EVERY === 0) progress(seen.size, archive);
  };
  for (const known of SEEDS) await measure(known);
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const costly = archive.all.filter(
      ({ figures }) => exceeded(figures, boundsOf(bench.limits), SATURATED).length === 0,
    );
    const parent = random.chance(FROM_SEED) || costly.length === 0 ? random.pick(SEEDS) : random.pick(costly).request;
    const full = { ...material, random };
    await measure(random.chance(FROM_NOTHING) ? madeFromSchema(full) : mutate(parent, full));
  }
  return archive;
}
