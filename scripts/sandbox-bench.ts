import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { requestsPerSecond } from './load.ts';

/*
 * Three figures of the sandbox, and what each has to be: how fast it starts with every interface, how much memory it takes
 * once each has its data, and how many simple reads a second it answers on one core.
 */
const STARTS = 5;
const MOST_START_MS = 500;
const MOST_MEBIBYTES = 200;
const LEAST_RATE = 5000;
const SECONDS = 2;
/** The sandbox gives memory back a while after its start. */
const CALM_MS = 2000;

/** A small read of each interface that has one, and some of another kind. */
const READS = [
  'identity/client',
  'chat/api/v10/users/@me',
  'countries/v3.1/name/ireland?fields=name,cca2,currencies',
  'countries/v3.1/name/ireland',
  'countries/v3.1/currency/nok?fields=name',
  'blockchain/latestblock',
  'blockchain/ticker',
  'jokes/jokes/random',
  'jokes/jokes/search?query=compiler',
  'tv/api/quote/random',
  'tv/api/characters?limit=10',
  'readers/v1/publications/gazette.example.test/readers/r-1002/entitlements',
  'reseller/v1/partners/acme-tel/products?pageSize=5',
  'notebooks/v2/projects/demo-proj/locations?pageSize=5',
  'logistics/inventory?limit=20',
  'logistics/orders/880001?hydrate=lineItems',
  'indexing/v3/urlNotifications/metadata?url=https%3A%2F%2Fjobs.example.test%2Frole%2F4',
  'journals/api/search/journals/oceanography?pageSize=5&page=1',
  'banking/v1/aspsps?currency=EUR',
  'banking/v1/batches?limit=10',
  'reviews/lenses?MaxResults=5',
  'datalake/webhdfs/v1/archive/first.csv?op=CHECKACCESS&fsaction=r--',
  'webhooks/token/00000000-0000-4000-8000-000000000000/requests?per_page=5',
  'marketplace/order?limit=5',
  'marketplace/payment_dispute_summary?limit=5',
  'quotes/random',
  'quotes/random?tags=wisdom',
  'quotes/quotes?limit=20',
  'quotes/authors?limit=5',
];
const SIGNED = `AWS4-HMAC-SHA256 Credential=a/20260301/local/s/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
const CREDENTIALS: Readonly<Record<string, string>> = { chat: 'Bot sandbox', reviews: SIGNED, workflows: SIGNED };

interface Running {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly startMs: number;
}

await main();

async function main(): Promise<void> {
  const starts: number[] = [];
  while (starts.length < STARTS) {
    const { process, startMs } = await start();
    starts.push(startMs);
    process.kill('SIGKILL');
    await once(process, 'exit');
  }
  const sandbox = await start();
  const loaded = await loadedMemory(sandbox);
  const rates = await ratesOf(sandbox);
  sandbox.process.kill('SIGKILL');
  for (const [path, rate] of rates) console.log(`${rate.toFixed(0).padStart(7)} /s  ${path}`);
  const [slowest = 0] = rates.map(([, rate]) => rate).toSorted((one, other) => one - other);
  const startMs = starts.toSorted((one, other) => one - other)[Math.floor(STARTS / 2)] ?? 0;
  const met = [
    tell('start with all interfaces', startMs, { most: MOST_START_MS, unit: 'ms' }),
    tell('memory with all data', loaded, { most: MOST_MEBIBYTES, unit: 'MiB' }),
    tell('slowest of these reads', slowest, { least: LEAST_RATE, unit: '/s' }),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
}

async function start(): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, ['src/main.ts', 'sandbox', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const startMs = performance.now() - began;
  return { process: child, origin: /http:\S+/.exec(line.toString())?.[0] ?? '', startMs };
}

/** What the process holds once every stand-in was asked, and has calmed down. */
async function loadedMemory({ process, origin }: Running): Promise<number> {
  const { interfaces } = (await (await fetch(`${origin}/_sandbox`)).json()) as { interfaces: object };
  for (const slug of Object.keys(interfaces)) await (await fetch(`${origin}/${slug}/nowhere`)).text();
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process.pid)], { encoding: 'utf8' })) / 1024;
}

async function ratesOf({ origin }: Running): Promise<[path: string, rate: number][]> {
  const rates: [string, number][] = [];
  for (const path of READS) {
    const [slug = ''] = path.split('/', 1);
    const headers = {
      authorization: CREDENTIALS[slug] ?? 'Bearer sandbox',
      'user-agent': 'DiscordBot (https://example.test, 1)',
    };
    rates.push([path, await requestsPerSecond({ url: `${origin}/${path}`, headers, seconds: SECONDS })]);
  }
  return rates;
}

function tell(name: string, figure: number, { most, least, unit }: { most?: number; least?: number; unit: string }) {
  const isMet = figure <= (most ?? figure) && figure >= (least ?? figure);
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(`${isMet ? '✓' : '✗'} ${name}: ${figure.toFixed(0)} ${unit} (${goal})`);
  return isMet;
}
