import type { Settings } from '#config';
import { verdictOf } from './answer.ts';
import { type Figures, leastOf } from './figures.ts';
import { Pinger } from './pinger.ts';
import { Child } from './processes/child.ts';
import type { Spent } from './processes/gateway.ts';
import { mainThreadMs, peakBytes, resetPeak } from './processes/kernel.ts';
import { type CostlyRequest, messageOf } from './request.ts';
import { type Answer, send } from './send.ts';

interface Greeting {
  readonly origin: string;
  readonly limits: Settings['limits'];
}

/** The time after the deadline of an operation at which the caller disconnects. */
const LEAVE_AFTER_DEADLINE_MS = 3000;
const REPLY_MS = 5000;
/** Requests that take more CPU time are aborted: they are far beyond all bounds. */
const MOST_CPU_MS = 2000;
const CHECK_MS = 100;
/** With more garbage than this, the gateway is restarted, because later requests would reuse its memory. */
const MOST_LEFT_BYTES = 96 * 1024 * 1024;

/** A gateway in a process of its own, over a sandbox in another, which receives one request at a time. */
export class TestBench {
  readonly #sandbox: Child<string>;
  readonly #operationMs: number | undefined;
  #gateway: Child<Greeting>;
  #firstBytes = 0;
  #sent = 0;
  readonly #warmUp: readonly CostlyRequest[];

  private constructor(
    sandbox: Child<string>,
    gateway: Child<Greeting>,
    { warmUp, operationMs }: { warmUp: readonly CostlyRequest[]; operationMs?: number | undefined },
  ) {
    this.#sandbox = sandbox;
    this.#gateway = gateway;
    this.#warmUp = warmUp;
    this.#operationMs = operationMs;
  }

  /** Starts both, and warms the gateway up with these requests. The deadline of operations may be shortened. */
  static async start(options: {
    warmUp: readonly CostlyRequest[];
    operationMs?: number | undefined;
  }): Promise<TestBench> {
    const sandbox = await Child.start<string>('sandbox');
    const bench = new TestBench(sandbox, await startGateway(sandbox, options.operationMs), options);
    await bench.#warm();
    return bench;
  }

  get limits(): Settings['limits'] {
    return this.#gateway.greeting.limits;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#gateway.kill(), this.#sandbox.kill()]);
  }

  /** The least of this many measurements of a request. */
  async measure(request: CostlyRequest, times = 1): Promise<Figures> {
    const first = await this.#measureOnce(request);
    const others: Figures[] = [];
    while (others.length < times - 1) others.push(await this.#measureOnce(request));
    return leastOf([first, ...others]);
  }

  /** The CPU time of the gateway after a caller has disconnected at this time. */
  async spentAfterLeaving(request: CostlyRequest, leaveMs: number, watchMs: number): Promise<number> {
    await this.#begin();
    await this.#send(request, leaveMs);
    const before = mainThreadMs(this.#gateway.pid);
    await new Promise((resolve) => setTimeout(resolve, watchMs));
    const spent = mainThreadMs(this.#gateway.pid) - before;
    if (!(await this.#end())) await this.#restart();
    return spent;
  }

  async #measureOnce(request: CostlyRequest): Promise<Figures> {
    await this.#begin();
    const { pid } = this.#gateway;
    const [bytesBefore, threadBefore, callsBefore] = [resetPeak(pid), mainThreadMs(pid), await this.#calls()];
    const pinger = new Pinger(this.#port, pid);
    pinger.start();
    let peak = bytesBefore;
    const watch = setInterval(() => {
      if (mainThreadMs(pid) - threadBefore < MOST_CPU_MS) return;
      clearInterval(watch);
      pinger.note();
      peak = peakBytes(pid);
      void this.#gateway.kill();
    }, CHECK_MS);
    const answer = await this.#send(request, this.limits.timeouts.operationMs + LEAVE_AFTER_DEADLINE_MS);
    clearInterval(watch);
    const spent = await this.#end();
    if (!this.#gateway.hasEnded) peak = peakBytes(pid);
    if (!spent || peak - this.#firstBytes > MOST_LEFT_BYTES) await this.#restart();
    const waited = await pinger.stop();
    // A killed gateway sends no figures.
    const stallMs = spent?.stallMs ?? waited.waitMs;
    const calls = (await this.#calls()) - callsBefore;
    return {
      ...verdictOf(answer),
      ...waited,
      status: answer.status,
      answerBytes: answer.bytes,
      tookMs: answer.tookMs,
      stallMs,
      cpuMs: spent?.cpuMs ?? MOST_CPU_MS,
      memoryBytes: Math.max(0, peak - bytesBefore),
      calls,
    };
  }

  get #port(): number {
    return Number(new URL(this.#gateway.greeting.origin).port);
  }

  /** Sends a request. A comment makes its document unique, so that no cache answers it. */
  #send(request: CostlyRequest, leaveMs: number): Promise<Answer> {
    this.#sent += 1;
    const fresh = { ...request, query: `${request.query}\n#${this.#sent}` };
    return send(this.#port, messageOf(fresh), leaveMs);
  }

  async #begin(): Promise<void> {
    const begun = await this.#gateway.ask('begin', REPLY_MS);
    if (begun) return;
    await this.#restart();
    await this.#gateway.ask('begin', REPLY_MS);
  }

  #end(): Promise<Spent | undefined> {
    return this.#gateway.ask<Spent>('end', REPLY_MS);
  }

  async #restart(): Promise<void> {
    await this.#gateway.kill();
    this.#gateway = await startGateway(this.#sandbox, this.#operationMs);
    await this.#warm();
  }

  async #warm(): Promise<void> {
    for (const request of this.#warmUp) await this.#send(request, this.limits.timeouts.operationMs);
    await this.#begin();
    this.#firstBytes = resetPeak(this.#gateway.pid);
    await this.#end();
  }

  /** The number of calls that the sandbox has received. */
  async #calls(): Promise<number> {
    const response = await fetch(`${this.#sandbox.greeting}/_sandbox`);
    const { apis } = (await response.json()) as { apis: Record<string, { calls: number }> };
    return Object.values(apis).reduce((sum, { calls }) => sum + calls, 0);
  }
}

function startGateway({ greeting }: Child<string>, operationMs: number | undefined): Promise<Child<Greeting>> {
  return Child.start('gateway', greeting, ...(operationMs === undefined ? [] : [String(operationMs)]));
}
