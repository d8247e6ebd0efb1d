import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadSettings, settingsHash } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { serveGraph } from '../../src/cli/gateway-adapter.ts';
import { quotesStandIns } from './quotes-stand-ins.ts';
import { reloadedSettings } from './reloaded-settings.ts';

/** The caches and compiled code of the first reloads are no growth. */
const WARMING = 10;
const TURNS_TO_COLLECT = 10;

export interface MemoryOfReloads {
  /** The growth of the heap for each reload. */
  readonly growthKiB: number;
  readonly settledMiB: number;
  /** Configurations that were not collected, besides the one in use. */
  readonly held: number;
}

/** Reloads a gateway in this process, with a few requests for each configuration. */
export async function memoryOfReloads(reloads: number, look?: () => void): Promise<MemoryOfReloads> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { urls, stop } = await quotesStandIns();
  const contracts = slugs.map((slug) => readContract(slug));
  const settingsOf = (turn: number) =>
    loadSettings({
      config: { ...reloadedSettings(turn, urls), logs: { level: 'silent' } },
      environment: {},
      contracts,
    });
  const graph = await serveGraph(settingsOf(0), contracts);
  const configurations: WeakRef<object>[] = [];
  const reload = async (turn: number) => {
    const settings = settingsOf(turn);
    configurations.push(new WeakRef(settings));
    await graph.target?.use({
      settings,
      contracts,
      files: {},
      marks: new Map(),
      hash: settingsHash(settings),
    });
    const query = encodeURIComponent(`query Turn${turn % 3} { quotes(search: "sea") { totalCount } }`);
    for (let time = 0; time < 3; time++) await (await fetch(`${graph.origin}/graphql?query=${query}`)).text();
  };
  const heap = async () => {
    // Old gateways end after their last response, and weak references are cleared after the turn in which they were made.
    for (let turn = 0; turn < TURNS_TO_COLLECT; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      collect();
    }
    return process.memoryUsage().heapUsed;
  };
  for (let turn = 1; turn <= WARMING; turn++) await reload(turn);
  const before = await heap();
  for (let turn = WARMING + 1; turn <= WARMING + reloads; turn++) await reload(turn);
  const after = await heap();
  look?.();
  const held = configurations.filter((each) => each.deref() !== undefined).length - 1;
  await graph.stop();
  await stop();
  return { growthKiB: (after - before) / 1024 / reloads, settledMiB: after / 1024 / 1024, held };
}
