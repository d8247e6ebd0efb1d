import { relative } from 'node:path';
import { PROJECT } from '../contestants/node.ts';
import { workloads } from '../workloads/index.ts';
import type { Profiled } from './measure.ts';
import type { ProfileOptions } from './options.ts';

/** Smaller shares are added up in one line. */
const LEAST_SHARE = 0.002;

/** The profile as text. The microseconds are shares of the cost of a request without the profiler. */
export function profileTable({ workload, kind }: ProfileOptions, profiled: Profiled): string {
  const { name, costUs, profiledCostUs, spent, file } = profiled;
  const listed = spent.filter(({ share }) => share >= LEAST_SHARE);
  const left = 1 - listed.reduce((sum, { share }) => sum + share, 0);
  const rows = [...listed, ...(left > 1e-9 ? [{ place: 'everything else', share: left }] : [])];
  return `
${name}: ${workloads[workload].title}, ${kind === 'alike' ? 'all requests alike' : 'no two requests alike'}
${costUs.toFixed(1)} µs of processor time a request, by the kernel's accounting; ${profiledCostUs.toFixed(1)} µs with the profiler on

  share        µs  where
${rows.map(({ place, share }) => line(share, costUs, place)).join('\n')}

${relative(PROJECT, file)} opens in Chrome's developer tools.`;
}

function line(share: number, costUs: number, place: string): string {
  return `${(share * 100).toFixed(1).padStart(5)} % ${(share * costUs).toFixed(2).padStart(9)}  ${place}`;
}
