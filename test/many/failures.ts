import { until } from '../until.ts';
import { checkedLoad, type Outcome } from './checked-load.ts';
import type { ReplicasUnderTest } from './replicas.ts';

/** The outcomes of a load during a failure. */
export interface FailureFigures {
  readonly name: string;
  readonly requests: number;
  readonly lostReads: number;
  /** Mutations without an answer: a caller has to find out whether they happened. */
  readonly lostMutations: number;
  readonly wrong: number;
  readonly stale: number;
  readonly slowestMs: number;
  /** Until all is as before, where that is known. */
  readonly recoveredMs: number | undefined;
  /** The responses to some of the lost or wrong ones. */
  readonly details: readonly string[];
}

interface Failure {
  readonly name: string;
  /** Resolves with the time until everything is as before. */
  readonly happen: (replicas: ReplicasUnderTest) => Promise<number | undefined>;
}

const FROZEN_MS = 5000;
/** After each failure, and before the first. */
const CALM_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const FAILURES: readonly Failure[] = [
  { name: 'nothing', happen: () => pause(CALM_MS).then(() => undefined) },
  {
    name: "Redis' master is killed",
    async happen({ redis, gateways }) {
      const began = performance.now();
      await redis.master.kill();
      await until(async () => (await Promise.all(gateways.map((each) => each.redis()))).includes('unavailable'));
      await until(
        async () => {
          const states = await Promise.all(gateways.map((each) => each.redis()));
          if (states.some((state) => state !== 'connected')) throw new Error(`${states.join(', ')}\n${redis.seen()}`);
        },
        // Sentinels whose timer a busy machine delays by seconds do nothing for half a minute ("TILT"), each time that it happens.
        { timeoutMs: 180_000 },
      );
      return performance.now() - began;
    },
  },
  {
    name: 'a gateway is killed',
    async happen({ gateways: [first] }) {
      await first?.kill();
      await pause(CALM_MS);
      const began = performance.now();
      await first?.start();
      return performance.now() - began;
    },
  },
  {
    name: 'a gateway is frozen',
    async happen({ gateways: [, second] }) {
      second?.freeze();
      await pause(FROZEN_MS);
      second?.thaw();
      const began = performance.now();
      await until(() => second?.redis());
      return performance.now() - began;
    },
  },
  {
    name: 'all gateways are replaced in turn',
    async happen({ gateways, haproxy }) {
      for (const each of gateways) {
        await each.stop();
        await each.start();
        await until(() => haproxy.hasAll());
      }
      return undefined;
    },
  },
];

/** Lets these failures happen under load, one after the other. */
export async function failuresUnderLoad(
  replicas: ReplicasUnderTest,
  { perSecond, failures = FAILURES }: { readonly perSecond: number; readonly failures?: readonly Failure[] },
) {
  const load = checkedLoad(replicas.origin, replicas.upstreams, perSecond);
  await pause(CALM_MS);
  const phases: { name: string; from: number; recoveredMs: number | undefined }[] = [];
  for (const { name, happen } of failures) {
    const from = performance.now();
    const recoveredMs = await happen(replicas);
    phases.push({ name, from, recoveredMs });
    await pause(CALM_MS);
  }
  await load.stop();
  const figures = phases.map(({ name, from, recoveredMs }, at): FailureFigures => {
    const end = phases[at + 1]?.from ?? Infinity;
    const all = load.outcomes.filter(({ startedAt }) => startedAt >= from && startedAt < end);
    const bad = all.filter(({ verdict }) => verdict === 'lost' || verdict === 'wrong');
    const count = (verdict: Outcome['verdict'], isMutation?: boolean) =>
      all.filter(
        (each) => each.verdict === verdict && (isMutation ?? each.kind === 'mutation') === (each.kind === 'mutation'),
      ).length;
    return {
      name,
      requests: all.length,
      lostReads: count('lost', false),
      lostMutations: count('lost', true),
      wrong: count('wrong'),
      stale: count('stale'),
      slowestMs: Math.max(0, ...all.map(({ ms }) => ms)),
      recoveredMs,
      details: bad.slice(0, 5).map(({ kind, detail }) => `${kind} ${detail}`),
    };
  });
  return { figures, repeated: load.repeated() };
}
