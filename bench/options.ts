import { parseArgs } from 'node:util';
import { contestants } from './contestants/index.ts';
import { type WorkloadId, workloadIds, workloads } from './workloads/index.ts';

/** What is measured besides throughput. */
export const sections = ['throughput', 'calls', 'latency', 'growth', 'memory', 'start'] as const;
export type Section = (typeof sections)[number];

export interface Options {
  readonly short: boolean;
  readonly contestants: readonly string[];
  readonly workloads: readonly WorkloadId[];
  readonly sections: readonly Section[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly connections: number;
  /** Requests of all kinds after which memory is looked at. */
  readonly requests: number;
  readonly starts: number;
  readonly latencies: number;
}

/** The arguments do not say what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Measures Manifold side by side with its peers, over the same upstream.

Usage: npm run bench -- [options]

  --short             Fewer and shorter rounds: under three minutes
  --only <names>      Only these, joined by commas: contestants, workloads, sections
  --rounds <n>        Rounds of the throughput (7; short: 2)
  --seconds <s>       Processor seconds that each is given in a round (2; short: 0.4)
  --connections <n>   Callers at a time (32)
  --requests <n>      Requests after which memory is looked at (1000000; short: 20000)
  --help              This text

Contestants
${contestants.map(({ id, name }) => `  ${id.padEnd(18)}${name}`).join('\n')}

Workloads
${workloadIds.map((id) => `  ${id.padEnd(18)}${workloads[id].title}`).join('\n')}

Sections
  ${sections.join(', ')}

Results are written to bench/results: <date>.json, latest.md, latest.svg.`;

/** What the command line asks for; \`undefined\` if it asks for help. */
export function optionsFrom(args: readonly string[]): Options | undefined {
  const { values } = parsed(args);
  if (values.help) return undefined;
  const { short = false } = values;
  const ids = contestants.map(({ id }) => id);
  const names = values.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = names.filter((name) => ![...ids, ...workloadIds, ...sections].some((known) => known === name));
  if (unknown.length > 0) throw new UsageError(`There is no ${unknown.join(', ')}. --help says what there is.`);
  const among = <Name extends string>(known: readonly Name[]) => {
    const chosen = known.filter((name) => names.includes(name));
    return chosen.length > 0 ? chosen : known;
  };
  return {
    short,
    contestants: among(ids),
    workloads: among(workloadIds),
    sections: among(sections),
    rounds: positive('rounds', values.rounds) ?? (short ? 2 : 7),
    seconds: positive('seconds', values.seconds) ?? (short ? 0.4 : 2),
    warmSeconds: short ? 0.5 : 3,
    connections: positive('connections', values.connections) ?? 32,
    requests: positive('requests', values.requests) ?? (short ? 20_000 : 1_000_000),
    starts: short ? 2 : 7,
    latencies: short ? 1000 : 10_000,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        short: { type: 'boolean' },
        only: { type: 'string' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        connections: { type: 'string' },
        requests: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} --help says what there is.`);
  }
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`--${name} takes a number above 0.`);
  return value;
}
