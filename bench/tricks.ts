import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * What each trick of the hot path gains: the same work with it and without it, each in a process of its own, in turn. A
 * trick whose gain is gone goes.
 */
const ROUNDS = 5;
const FOLDER = new URL('./tricks/', import.meta.url);

const wanted = process.argv.slice(2);
const names = readdirSync(FOLDER)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

console.log('trick                    with     without  gain');
for (const name of names.toSorted()) {
  const rounds = Array.from({ length: ROUNDS }, () => [timeOf(name, 'with'), timeOf(name, 'without')] as const);
  const [used, plain] = [0, 1].map((side) => median(rounds.map((round) => round[side] ?? 0))) as [number, number];
  const gain = median(rounds.map(([one, other]) => other / one));
  console.log(`${name.padEnd(22)} ${ms(used)} ${ms(plain)}  ${gain.toFixed(2)} ×`);
}

/** Milliseconds of processor time that a trick's work takes. */
function timeOf(name: string, side: 'with' | 'without'): number {
  const args = ['--expose-gc', fileURLToPath(new URL(`${name}.ts`, FOLDER)), side];
  const { stdout, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return Number(stdout);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`.padStart(9);
}
