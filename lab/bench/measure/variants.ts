import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contestant, PROJECT } from '../contestants/contestant.ts';
import { manifoldWith } from '../contestants/manifold.ts';
import type { WorkloadId } from '../workloads/index.ts';
import { type Cell, type Pace, takeTurns, turnsAt, warmUpAll } from './load.ts';
import { type Running, start } from './processes.ts';

/** Manifold with one of its parts switched off. */
interface Variant {
  readonly id: string;
  readonly name: string;
}

/** A column of the table of parts: its requests. */
interface Asked {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The cost of a request with each part switched off in turn. The first variant has all parts. */
export interface Parts {
  readonly variants: readonly Variant[];
  readonly asked: readonly Asked[];
}

interface Question {
  readonly title: string;
  readonly workload: WorkloadId;
  readonly alike: boolean;
}

const UNCACHEABLE: readonly Question[] = [
  { title: 'one transaction, all different', workload: 'transaction', alike: false },
  { title: '100 quotes, all different', workload: 'quotes', alike: false },
  { title: '1,000 orders, all different', workload: 'thousand', alike: false },
  { title: 'one transaction, all alike', workload: 'transaction', alike: true },
  { title: '100 quotes, all alike', workload: 'quotes', alike: true },
];
/** Repeated requests over an upstream with cacheable responses. */
const CACHEABLE: readonly Question[] = [
  { title: 'one of 10,000 cached transactions', workload: 'transaction', alike: false },
];

interface VariantOptions {
  readonly upstream: string;
  readonly folder: string;
  readonly pace: Pace;
  readonly warmSeconds: number;
}

/** Measures the gain of each part that can be switched off. */
export async function measureParts(options: VariantOptions): Promise<Parts> {
  return {
    variants: variantsBelow('').map(({ id, name }) => ({ id, name })),
    asked: [
      ...(await askVariants(UNCACHEABLE, variantsBelow(''), options)),
      ...(await askVariants(CACHEABLE, variantsBelow('/cacheable'), options)),
    ],
  };
}

/** Measures variants in turn, with each of the questions. */
async function askVariants(
  questions: readonly Question[],
  variants: readonly Contestant[],
  { upstream, folder, pace, warmSeconds }: VariantOptions,
): Promise<Asked[]> {
  const running: Running[] = [];
  try {
    for (const variant of variants) running.push(await start(variant, { upstream, folder }));
    await warmUpAll(running, warmSeconds, folder);
    const asked: Asked[] = [];
    for (const { title, workload, alike } of questions) {
      const turns = turnsAt(running, workload, alike, { connections: pace.connections, folder });
      asked.push({ title, cells: await takeTurns(turns, pace) });
    }
    return asked;
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

function variantsBelow(below: string): Contestant[] {
  const parts = partsThere();
  const without = (off: readonly string[]) => Object.fromEntries(off.map((part) => [part, false]));
  return [
    manifoldWith({ id: 'all-parts', name: 'everything on', below }),
    ...parts.map((part) =>
      manifoldWith({ id: `no-${part}`, name: `without \`${part}\``, performance: without([part]), below }),
    ),
    manifoldWith({ id: 'no-parts', name: 'without any of them', performance: without(parts), below }),
  ];
}

interface SettingsSchema {
  readonly properties: { readonly performance: { readonly properties: Readonly<Record<string, object>> } };
}

/** Every switch of the section `performance`, as the settings' own schema has it. */
function partsThere(): string[] {
  const file = join(PROJECT, 'docs', 'manifold.schema.json');
  const { properties } = (JSON.parse(readFileSync(file, 'utf8')) as SettingsSchema).properties.performance;
  return Object.entries(properties).flatMap(([name, schema]) => (isSwitch(schema) ? [name] : []));
}

const isSwitch = (schema: object) => JSON.stringify(schema).includes('"boolean"');
