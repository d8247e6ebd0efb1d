import { put, type Running } from './measure/processes.ts';
import { type WorkloadId, workloadIds, workloads } from './workloads/index.ts';
import { countRows, plain } from './workloads/plain.ts';

/** What was compared of a workload, and how long each one's answer is. */
export interface Checked {
  readonly workload: WorkloadId;
  readonly rows: number;
  readonly bytes: number;
  /** By contestant: the bytes of its own answer. */
  readonly answers: Readonly<Record<string, number>>;
}

/** The questions that are compared: the first, and one that is not it. */
const NUMBERS = [0, 4321];

/**
 * Puts the same questions to everybody, and fails unless all give the same rows: the same values in the same order, byte
 * for byte once lists stand for the pages that wrap them.
 */
export async function check(running: readonly Running[], wanted: readonly WorkloadId[]): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const workload of workloadIds.filter((id) => wanted.includes(id))) {
    for (const n of NUMBERS) {
      const texts = await Promise.all(running.map(({ port, contestant }) => put(port, contestant.asks[workload], n)));
      const rows = texts.map((text, index) => rowsOf(text, running[index]?.contestant.name ?? '', workload));
      const [first = ''] = rows;
      for (const [index, other] of rows.entries()) {
        if (other !== first) throw new Error(difference(workload, running, index, first, other));
      }
      if (n === 0) {
        const answers = running.map(({ contestant }, index) => [contestant.id, Buffer.byteLength(texts[index] ?? '')]);
        checked.push({
          workload,
          rows: countRows(JSON.parse(first)),
          bytes: Buffer.byteLength(first),
          answers: Object.fromEntries(answers) as Record<string, number>,
        });
      }
    }
  }
  return checked;
}

/** What was compared, a line each. */
export function described({ workload, rows, bytes }: Checked): string {
  return `  ${workload.padEnd(16)} ${String(rows).padStart(5)} rows, ${String(bytes).padStart(6)} bytes alike  ${workloads[workload].title}`;
}

function rowsOf(text: string, name: string, workload: WorkloadId): string {
  const answer = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (answer.errors) throw new Error(`${name} answers ${workload} with errors: ${JSON.stringify(answer.errors)}`);
  const rows = plain(answer.data);
  // The list of a workload may be named like what wraps a list.
  return JSON.stringify(Array.isArray(rows) ? { orders: rows } : rows);
}

function difference(
  workload: WorkloadId,
  running: readonly Running[],
  index: number,
  one: string,
  other: string,
): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  const [first] = running;
  return `${workload}: ${first?.contestant.name} and ${running[index]?.contestant.name} differ at ${at}:\n${around(one)}\n${around(other)}`;
}
