import type { ReplicaCost, Work } from './work.ts';

/** What limits a number of gateways. */
export type Bottleneck = 'gateways' | 'Redis' | 'all cores' | 'HAProxy' | 'the load' | 'the upstream';

export interface Capacity {
  readonly perSecond: number;
  readonly bottleneck: Bottleneck;
}

/** How often a replica gives a sign of life. */
const BEATS_PER_SECOND = 0.5;
/** Mutations in a second, each of which is told to all replicas. */
export const INVALIDATIONS_PER_SECOND = 10;

const PROXY_THREADS = 2;

/** The most requests in a second of gateways that have a core each, and share one Redis. */
export function capacityOf({ us }: Work, gateways: number, costs: readonly ReplicaCost[]): Capacity {
  const { beatShare, messageShare } = upkeepOf(gateways, costs);
  return least([
    ['gateways', (gateways * 1e6) / us.gateway],
    ['Redis', (Math.max(0, 1 - beatShare - messageShare) * 1e6) / us.redis],
  ]);
}

/** The same on one machine, with the proxy, Redis, the upstream and the load on the same cores. */
export function capacityOfMachine({ us }: Work, gateways: number, cores: number): Capacity {
  const all = Object.values(us).reduce((sum, each) => sum + each, 0);
  return least([
    ['all cores', (cores * 1e6) / all],
    ['gateways', (gateways * 1e6) / us.gateway],
    ['HAProxy', (Math.min(PROXY_THREADS, cores) * 1e6) / us.proxy],
    ['the load', 1e6 / us.load],
    ['Redis', 1e6 / us.redis],
    ['the upstream', 1e6 / us.upstream],
  ]);
}

/** What replicas cost Redis by being there, and by telling each other of mutations. */
export function upkeepOf(gateways: number, costs: readonly ReplicaCost[]) {
  const { beatUs, messageUs } = costAt(gateways, costs);
  const loads = [
    { perSecond: gateways * BEATS_PER_SECOND, us: beatUs },
    { perSecond: INVALIDATIONS_PER_SECOND, us: messageUs },
  ];
  const [beatShare = 0, messageShare = 0] = loads.map(({ perSecond, us }) => (perSecond * us) / 1e6);
  return { beatUs, messageUs, beatShare, messageShare, loads };
}

/** Between what was measured, in proportion. */
function costAt(gateways: number, costs: readonly ReplicaCost[]): ReplicaCost {
  const above = costs.findIndex(({ replicas }) => replicas >= gateways);
  const [low, high] = above < 1 ? [costs[0], costs[0]] : [costs[above - 1], costs[above]];
  const last = costs.at(-1);
  if (above < 0 && last) {
    const factor = gateways / last.replicas;
    return { replicas: gateways, beatUs: last.beatUs * factor, messageUs: last.messageUs * factor };
  }
  if (!low || !high) return { replicas: gateways, beatUs: 0, messageUs: 0 };
  const share = high.replicas === low.replicas ? 0 : (gateways - low.replicas) / (high.replicas - low.replicas);
  const between = (from: number, to: number) => from + share * (to - from);
  return {
    replicas: gateways,
    beatUs: between(low.beatUs, high.beatUs),
    messageUs: between(low.messageUs, high.messageUs),
  };
}

function least(limits: readonly (readonly [Bottleneck, number])[]): Capacity {
  const [[bottleneck, perSecond] = ['gateways', 0] as const] = limits.toSorted(([, one], [, other]) => one - other);
  return { perSecond, bottleneck };
}
