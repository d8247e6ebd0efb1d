import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { helpOnRequest } from '../../scripts/help-on-request.ts';

const ROUNDS = 5;
const FOLDER = new URL('./tricks/', import.meta.url);

helpOnRequest(`npm run lab -- tricks [trick]...

Measures the gain of each trick of the hot path, or of those named: the CPU time of the same work with it and without it, in
processes of their own, in turn. A trick that gains nothing any more should be removed. The tricks are the files of
lab/bench/tricks/.`);

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

/** Milliseconds of CPU time for the work of a trick. */
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
