import { put, type Running } from './measure/processes.ts';
import { countRows, plain, type WorkloadId, workloadIds, workloads } from './workloads/index.ts';

/** The compared rows of a workload, and the size of each response. */
export interface Checked {
  readonly workload: WorkloadId;
  readonly rows: number;
  readonly bytes: number;
  /** By contestant: the bytes of its own answer. */
  readonly answers: Readonly<Record<string, number>>;
}

/** The numbers of the compared requests. */
const NUMBERS = [0, 4321];

/**
 * Sends the same requests to all contestants, and fails unless all return the same rows: the same values in the same order,
 * byte for byte after lists are unwrapped. Contestants without a workload are skipped.
 */
export async function check(running: readonly Running[], wanted: readonly WorkloadId[]): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const workload of workloadIds.filter((id) => wanted.includes(id))) {
    const [first] = await Promise.all(NUMBERS.map((n) => compare(running, workload, n)));
    if (first) checked.push(first);
  }
  return checked;
}

async function compare(running: readonly Running[], workload: WorkloadId, n: number): Promise<Checked> {
  const given = await Promise.all(
    running.flatMap(({ port, contestant: { id, name, asks } }) => {
      const ask = asks[workload];
      return ask ? [put(port, ask, n).then((text) => ({ id, name, text, rows: rowsOf(text, name, workload) }))] : [];
    }),
  );
  const [first] = given;
  if (!first) throw new Error(`No contestant has the workload ${workload}`);
  for (const other of given) {
    if (other.rows !== first.rows) throw new Error(`${workload}: ${difference(first, other)}`);
  }
  return {
    workload,
    rows: countRows(JSON.parse(first.rows)),
    bytes: Buffer.byteLength(first.rows),
    answers: Object.fromEntries(given.map(({ id, text }) => [id, Buffer.byteLength(text)])),
  };
}

/** The compared rows as a line. */
export function described({ workload, rows, bytes }: Checked): string {
  return `  ${workload.padEnd(16)} ${String(rows).padStart(5)} rows, ${String(bytes).padStart(6)} bytes alike  ${workloads[workload].title}`;
}

function rowsOf(text: string, name: string, workload: WorkloadId): string {
  const answer = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (answer.errors) throw new Error(`${name} answers ${workload} with errors: ${JSON.stringify(answer.errors)}`);
  const rows = plain(answer.data);
  // The list of a workload may have the name of a wrapper.
  return JSON.stringify(Array.isArray(rows) ? { orders: rows } : rows);
}

interface Given {
  readonly name: string;
  readonly rows: string;
}

function difference(one: Given, other: Given): string {
  let at = 0;
  while (one.rows[at] === other.rows[at]) at += 1;
  const around = ({ rows }: Given) => rows.slice(Math.max(0, at - 80), at + 80);
  return `${one.name} and ${other.name} differ at ${at}:\n${around(one)}\n${around(other)}`;
}
