import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AspspList } from '../../../mesh/generated/banking.ts';
import type { UrlNotificationMetadata } from '../../../mesh/generated/indexing.ts';
import type { JokeSearch } from '../../../mesh/generated/jokes.ts';
import type { Policy } from '../../../mesh/generated/notebooks.ts';
import type { ReaderEntitlements } from '../../../mesh/generated/readers.ts';
import type { Character } from '../../../mesh/generated/tv.ts';
import { freePort } from '../../../test/free-port.ts';
import { SCRATCH } from '../contestants/contestant.ts';
import { launch, stop, untilAnswered } from '../measure/processes.ts';
import * as rows from './rows.ts';
import { hexDigits, sentence } from './rows.ts';

interface Place {
  readonly folder: string;
  readonly place: string;
  readonly port: number;
  readonly asRoot: boolean;
  /** Files that a process may have open. */
  readonly mostFiles: number;
}

/*
 * Arguments that make requests different (search text, date) do not change the response. So any number of requests can differ,
 * with few files. Responses are `no-store`: the workloads measure work, and whether
 * a response is cached is a workload of its own.
 */

/** The configuration of nginx. */
function configuration({ folder, place, port, asRoot, mostFiles }: Place): string {
  return `
daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
${asRoot ? 'user root;' : ''}
worker_rlimit_nofile ${mostFiles};
events { worker_connections 4096; }
http {
  access_log off;
  default_type application/json;
  keepalive_requests 1000000000;
  keepalive_timeout 600s;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=${Math.floor(mostFiles / 2)} inactive=1h;
  open_file_cache_valid 1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${place}/${each};`).join('\n  ')}

  map $uri $countries {
    default slim;
    ~/name/whole- whole;
    ~/name/few- few;
  }
  map $arg_fields $region { '' whole; default slim; }
  map $arg_limit $quotes { 5 few; default search; }
  map $args $authors { default all; ~^slug=(?<slug>[a-z0-9-]+)(&limit=1)?$ $slug; }
  map $arg_order_id $disputes { '' all; default $arg_order_id; }

  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${folder};
    # Cacheable responses are a workload of their own, below /cacheable.
    set $control no-store;
    add_header Cache-Control $control;
${locations.map(([path, file]) => `    location ${path} { try_files ${file} =404; }`).join('\n')}
    location /cacheable/ { rewrite ^/cacheable(/.*)$ $1; set $control max-age=3600; }
    location = /status { stub_status; }
  }
}
`;
}

const locations: readonly (readonly [string, string])[] = [
  ['^~ /blockchain/rawtx/', '$uri'],
  ['^~ /countries/v3.1/name/', '/countries/$countries.json'],
  ['~ ^/countries/v3.1/region/(?<name>[a-z]+)$', '/countries/region/$region/$name'],
  ['= /quotes/search/quotes', '/quotes/$quotes.json'],
  ['= /quotes/authors', '/quotes/authors/$authors.json'],
  ['= /marketplace/order', '/marketplace/orders/$arg_limit-$arg_offset.json'],
  ['= /marketplace/payment_dispute_summary', '/marketplace/disputes/$disputes.json'],
  ['~ ^/jokes/(jokes/)?search$', '/jokes/search.json'],
  ['= /tv/api/characters', '/tv/characters.json'],
  ['^~ /readers/v1/', '/readers/entitlements.json'],
  ['= /indexing/v3/urlNotifications/metadata', '/indexing/metadata.json'],
  ['^~ /notebooks/v2/', '/notebooks/policy.json'],
  ['= /banking/v1/aspsps', '/banking/aspsps.json'],
];

const five = <Row>(row: (n: number) => Row) => Array.from({ length: 5 }, (_, n) => row(n));
const TIME = '2026-01-01T00:00:00.000Z';

const banks: AspspList = {
  total: 5,
  aspsps: five((n) => ({
    aspspUuid: `5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5${n}`,
    alias: `Bank ${n}`,
    logoUrl: `https://assets.banks.example/logos/${n}.svg`,
    country: { code: 'IE', description: 'Ireland' },
    currency: { code: 'EUR', description: 'Euro' },
    dateCreated: TIME,
    lastUpdated: TIME,
  })),
};

const notification: UrlNotificationMetadata = {
  url: 'https://pages.example/1',
  latestUpdate: { url: 'https://pages.example/1', type: 'URL_UPDATED', notifyTime: TIME },
  latestRemove: { url: 'https://pages.example/1', type: 'URL_DELETED', notifyTime: TIME },
};

// In ascending order, because Manifold sorts jokes by id.
const jokeIdOf = (n: number) => `${n}${hexDigits(`joke ${n}`, 21)}`;

const jokes: JokeSearch = {
  total: 5,
  result: five((n) => ({
    categories: ['dev'],
    created_at: '2020-01-05 13:42:19.324003',
    icon_url: 'https://api.jokes.example/img/avatar/sample.png',
    id: jokeIdOf(n),
    updated_at: '2020-01-05 13:42:19.324003',
    url: `https://api.jokes.example/jokes/${jokeIdOf(n)}`,
    value: sentence(n, 20),
  })),
};

const policy: Policy = {
  version: 3,
  etag: 'BwXxYyZzAaB=',
  bindings: [
    {
      role: 'roles/notebooks.viewer',
      members: ['serviceAccount:reader@demo.iam.example', 'group:ml-team@example.org', 'user:robin@example.org'],
    },
    {
      role: 'roles/notebooks.admin',
      members: ['user:ops@example.org'],
      condition: { title: 'business hours', expression: 'request.time.getHours() < 18' },
    },
  ],
};

const entitlements: ReaderEntitlements = {
  name: 'publications/example.test/readers/r-1/entitlements',
  entitlements: [
    {
      productId: 'example.test:basic',
      subscriptionToken: hexDigits('subscription', 40),
      detail: 'Monthly subscription, renewed by card',
      expireTime: '2027-01-01T00:00:00Z',
    },
  ],
};

const characters: readonly Character[] = five((n) => ({
  char_id: n + 1,
  name: `Character ${n}`,
  birthday: '09-07-1958',
  occupation: ['Teacher of chemistry', 'Courier'],
  img: `https://images.tv.example/characters/${n}.jpg`,
  status: 'Presumed dead',
  nickname: `Nick ${n}`,
  appearance: [1, 2, 3, 4, 5],
  portrayed: `Actor ${n}`,
  category: 'Breaking Bad',
  better_call_saul_appearance: [],
}));

/** Responses of the APIs that only the workload `ten` calls, by file. */
const smallAnswers: Readonly<Record<string, unknown>> = {
  'banking/aspsps.json': banks,
  'indexing/metadata.json': notification,
  'jokes/search.json': jokes,
  'notebooks/policy.json': policy,
  'readers/entitlements.json': entitlements,
  'tv/characters.json': characters,
};

const count = <Row>(length: number, row: (n: number) => Row, from = 0) =>
  Array.from({ length }, (_, n) => row(from + n));

/** Countries of the list that is measured. */
const LISTED_COUNTRIES = 50;
/** Rows of the small lists, of which an operation over ten APIs takes several. */
const FEW = 5;
/** Sizes of the pages of orders. */
const ORDER_PAGES = [FEW, 50, 200] as const;

/** Writes every answer of the upstream, a file each, into an empty folder. */
function writeUpstream(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const put = (path: string, answer: unknown) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
  };
  for (let n = 0; n < rows.TRANSACTIONS; n++) put(`blockchain/rawtx/${rows.hashOf(n)}`, rows.transaction(n));
  putCountries(put);
  putQuotes(put);
  putOrders(put);
  for (const [path, answer] of Object.entries(smallAnswers)) put(path, answer);
}

type Put = (path: string, answer: unknown) => void;

function putCountries(put: Put): void {
  put('countries/slim.json', count(LISTED_COUNTRIES, rows.slimCountry));
  put('countries/whole.json', count(LISTED_COUNTRIES, rows.wholeCountry));
  put('countries/few.json', count(FEW, rows.slimCountry));
  const share = Math.ceil(rows.COUNTRIES / rows.REGIONS.length);
  for (const [index, region] of rows.REGIONS.entries()) {
    const length = Math.min(share, rows.COUNTRIES - index * share);
    put(`countries/region/slim/${region}`, count(length, rows.slimCountry, index * share));
    put(`countries/region/whole/${region}`, count(length, rows.wholeCountry, index * share));
  }
}

function putQuotes(put: Put): void {
  const page = (results: readonly unknown[], totalCount: number) => ({
    count: results.length,
    totalCount,
    page: 1,
    totalPages: Math.ceil(totalCount / results.length),
    results,
  });
  put('quotes/search.json', page(count(rows.QUOTES, rows.quote), rows.QUOTES));
  put('quotes/few.json', page(count(FEW, rows.quote), rows.QUOTES));
  put('quotes/authors/all.json', page(count(rows.AUTHORS, rows.author), rows.AUTHORS));
  for (const author of count(rows.AUTHORS, rows.author)) put(`quotes/authors/${author.slug}.json`, page([author], 1));
}

function putOrders(put: Put): void {
  for (const limit of ORDER_PAGES) {
    for (let offset = 0; offset < (limit === 200 ? rows.ORDERS : 1); offset += limit) {
      const orders = count(limit, rows.order, offset);
      const pageAt = (start: number) =>
        `https://orders.example/sell/fulfillment/v1/order?limit=${limit}&offset=${start}`;
      const next = offset + limit < rows.ORDERS ? { next: pageAt(offset + limit) } : {};
      const page = { href: pageAt(offset), total: rows.ORDERS, ...next, limit, offset, orders };
      put(`marketplace/orders/${limit}-${offset}.json`, page);
    }
  }
  const disputes = (found: readonly unknown[]) => ({
    total: found.length,
    limit: 200,
    offset: 0,
    paymentDisputeSummaries: found,
  });
  put('marketplace/disputes/all.json', disputes(count(rows.DISPUTED_ORDERS, rows.disputesOf).flat()));
  for (let n = 0; n < rows.DISPUTED_ORDERS; n++) {
    put(`marketplace/disputes/${rows.orderIdOf(n)}.json`, disputes(rows.disputesOf(n)));
  }
}

const PLENTY = 24_000;

/** The upstream of all contestants. */
export interface Upstream {
  readonly origin: string;
  /** Requests answered since it started. */
  calls(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts nginx over the files in a folder: one worker, static responses, keep-alive. */
async function startNginx(folder: string, port: number): Promise<Upstream> {
  const place = join(folder, '..', 'nginx');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'nginx.conf');
  const asRoot = process.getuid?.() === 0;
  writeFileSync(file, configuration({ folder, place, port, asRoot, mostFiles: mostFiles() }));
  const nginx = launch('nginx', ['-p', place, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(nginx, 'nginx', async () => (await fetch(`${origin}/status`)).ok);
  // The request for the count counts as well.
  let asked = 0;
  return {
    origin,
    async calls() {
      const text = await (await fetch(`${origin}/status`)).text();
      asked += 1;
      const [, , requests] = /(\d+) (\d+) (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
      if (requests === undefined) throw new Error('nginx has no count of requests');
      return requests - asked;
    },
    stop: () => stop(nginx),
  };
}

/** Twice the number of files. */
function mostFiles(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const most = Number(/^Max open files +\S+ +(\d+)/m.exec(limits)?.[1] ?? PLENTY);
  return Math.min(PLENTY, most);
}

/** Writes the responses of the upstream, and starts it. */
export async function startUpstream(): Promise<Upstream> {
  const files = join(SCRATCH, 'upstream');
  mkdirSync(files, { recursive: true });
  writeUpstream(files);
  return startNginx(files, await freePort());
}
