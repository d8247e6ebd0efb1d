import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { Compressor, compress, compressSync } from '../../src/gateway/compression/index.ts';
import { CONTENT_CODINGS, type ContentCoding } from '../../src/http/index.ts';

helpOnRequest(`npm run lab -- compression [rounds]

Measures what compression costs the event loop, in CPU time of its thread: for a response that is too small for it, and by size for
each content coding, at once and in a thread of the pool. The sizes from which responses are compressed, and from which in
threads, are chosen by these figures.`);

const ROUNDS = Number(process.argv[2] ?? 100);
const SIZES = [1000, 2000, 4000, 8000, 16_000, 32_000, 128_000, 1_000_000];
const LEVEL = 'balanced';
const compressor = new Compressor({ algorithms: CONTENT_CODINGS, level: LEVEL, minimumBytes: 2048 });

const checks = 100_000 * ROUNDS;
const perCheck = (await cpu(() => check(checks))) / checks;
console.log(`A response below the smallest size: ${(perCheck * 1000).toFixed(1)} ns\n`);
console.log('bytes      coding  smaller by  at once  in a thread');
for (const bytes of SIZES) {
  const body = Buffer.from(rowsOf(bytes));
  // CPU times are counted in steps of milliseconds.
  const rounds = Math.max(10, Math.round((ROUNDS * 16_000) / bytes));
  for (const coding of CONTENT_CODINGS) await measure(body, coding, rounds);
}

async function measure(body: Buffer, coding: ContentCoding, rounds: number): Promise<void> {
  for (let round = 0; round < 3; round++) await compress(body, coding, LEVEL);
  const { length } = compressSync(body, coding, LEVEL);
  const atOnce = await cpu(() => {
    for (let round = 0; round < rounds; round++) compressSync(body, coding, LEVEL);
  });
  const inThread = await cpu(async () => {
    for (let round = 0; round < rounds; round++) await compress(body, coding, LEVEL);
  });
  const smaller = `${Math.round(100 - (100 * length) / body.length)} %`;
  const [one, other] = [atOnce, inThread].map((all) => `${(all / rounds).toFixed(0)} µs`);
  console.log([String(body.length).padEnd(10), coding.padEnd(7), smaller.padEnd(11), one?.padEnd(8), other].join(' '));
}

/** Microseconds of CPU time of this thread. */
async function cpu(work: () => void | Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function check(times: number): void {
  let found = 0;
  for (let at = 0; at < times; at++) if (compressor.codingFor(at & 1023, 'gzip, deflate, br, zstd')) found += 1;
  if (found > 0) throw new Error('A small response would be compressed.');
}

/** A JSON text of about this length: rows with hashes, numbers and words. */
function rowsOf(bytes: number): string {
  const rows = [];
  for (let at = 0, length = 0; length < bytes; at++) {
    const hash = ((at + 1) * 2_654_435_761).toString(16).padStart(16, '0');
    const row = {
      hash,
      size: 200 + (at % 97),
      fee: (1410 * at) % 9999,
      time: 1_767_225_000 + at * 37,
      name: `Item ${at}`,
    };
    rows.push(row);
    length += JSON.stringify(row).length + 1;
  }
  return JSON.stringify({ data: { items: rows } });
}
