import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { onTestFinished, vi } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import type { Slug } from '#contracts';
import { type Gateway, OPEN_IDENTITY, runOperation } from '#gateway';
import { Clock } from '#sandbox';
import { gatewayFrom } from '#test/harness';
import type { OperationResult } from '#test/hostile/gateways';
import { sandboxOf } from '#test/over-sandbox';

export const NOON = Date.parse('2026-11-22T12:00:00Z');
/** Shorter than the interval between two calls of any quota but that of workflows. */
const STEP_MS = 50;
/** Turns of the event loop in which an answer that has arrived is read. */
const IDLE_TURNS = 20;
/** Turns without an event: a call that waits for its retry, or for an upstream that is silent, is never idle. */
const SILENT_TURNS = 300;
const EVENTS = ['create', 'headers', 'trailers', 'error'].map((name) => `undici:request:${name}`);

/** Time that passes only where a test lets it, for the gateway and, if given, the sandbox. */
export function stoppedTime(clock = new Clock()) {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  clock.stop(NOON);
  const pass = async (ms: number) => {
    clock.stop(clock.now() + ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const events = requestEvents();
  /** Waits until the upstreams have answered all calls that were sent, unless they are silent. */
  const answered = async (gateway: Gateway) => {
    const isBusy = () => gateway.health().some(({ inFlight, queued }) => inFlight > queued);
    let [silent, idle] = [0, 0];
    while (idle < IDLE_TURNS && silent < SILENT_TURNS) {
      const before = events();
      await new Promise(setImmediate);
      silent = events() === before ? silent + 1 : 0;
      idle = isBusy() ? 0 : idle + 1;
    }
  };
  /** Lets time pass until all are settled. */
  const untilSettled = async (gateway: Gateway, all: readonly Promise<unknown>[], stepMs = STEP_MS) => {
    const state = { isSettled: false };
    void Promise.allSettled(all).then(() => (state.isSettled = true));
    for (await answered(gateway); !state.isSettled; await answered(gateway)) await pass(stepMs);
  };
  return { clock, pass, answered, untilSettled };
}

/** Counts what happens to requests to upstreams, until the test is over. */
function requestEvents(): () => number {
  let count = 0;
  const happened = () => void (count += 1);
  for (const event of EVENTS) subscribe(event, happened);
  onTestFinished(() => {
    for (const event of EVENTS) unsubscribe(event, happened);
  });
  return () => count;
}

/** A gateway over a sandbox that enforces the published limits, with one clock for both. */
export async function overPublishedLimits(...slugs: readonly Slug[]) {
  const time = stoppedTime();
  const sandbox = await sandboxOf(slugs, { clock: time.clock, limits: 'published' });
  const contracts = slugs.map(readContract);
  const settings = defaultSettings(contracts);
  const published = {
    ...settings,
    performance: { ...settings.performance, cache: false, coalesceCalls: false },
    sandbox: { ...settings.sandbox, limits: 'published' as const },
  };
  const gateway = gatewayFrom(onSandbox(published, contracts, sandbox.origin));
  return { ...time, sandbox, gateway, run: runnerOf(gateway) };
}

/** Runs operations of callers with these labels. */
function runnerOf(gateway: Gateway) {
  return async (
    query: string,
    label = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<OperationResult> => {
    const all: Readonly<Record<string, string>> = { authorization: 'Bearer sandbox', ...headers };
    const identity = { ...OPEN_IDENTITY, label };
    const caller = { requestId: 'test', identity, header: (name: string) => all[name] };
    const result = await runOperation(gateway, { query }, caller, new AbortController().signal);
    return JSON.parse(JSON.stringify(result)) as OperationResult;
  };
}

/** The most of these times in any span of this length. */
export function mostWithin(times: readonly number[], ms: number): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + ms).length));
}
