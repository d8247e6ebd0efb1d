import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { manifoldWith, type Variant } from '../contestants/manifold.ts';
import { SCRATCH } from '../contestants/node.ts';
import { startUpstream } from '../upstream/index.ts';
import { type Running, start } from './processes.ts';
import { median } from './statistics.ts';
import { type Cell, warmUpAll } from './throughput.ts';

/** Starts Manifold once for each variant, over one upstream, and warms all of them up. */
export async function startVariants(variants: readonly Variant[], name: string) {
  const folder = join(SCRATCH, name);
  mkdirSync(folder, { recursive: true });
  const upstream = await startUpstream();
  const all: Running[] = [];
  for (const variant of variants) all.push(await start(manifoldWith(variant), { upstream: upstream.origin, folder }));
  await warmUpAll(all, 1, folder);
  return {
    all,
    folder,
    stop: async () => {
      for (const running of all) await running.stop();
      await upstream.stop();
    },
  };
}

/** Prints the rates of variants, and their ratios to the variant at another index as medians of the ratios of rounds. */
export function showRates(
  title: string,
  variants: readonly Variant[],
  cells: readonly Cell[],
  baselineOf: (index: number) => number,
): void {
  console.log(`\n${title.padEnd(28)} requests/CPU s  ratio`);
  const rates = cells.map(({ samples }) => samples.map(({ requestsPerCpuSecond }) => requestsPerCpuSecond));
  for (const [index, own] of rates.entries()) {
    const baseline = rates[baselineOf(index)] ?? [];
    const ratio = median(own.map((rate, round) => rate / (baseline[round] ?? Number.NaN)));
    const name = variants[index]?.name ?? '';
    console.log(`${name.padEnd(28)} ${median(own).toFixed(0).padStart(14)}  ${ratio.toFixed(3)}`);
  }
}
