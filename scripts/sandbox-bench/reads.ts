/** A request, below the interface's slug. */
export interface Read {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks the sandbox for JSON. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

const SIGNED = `AWS4-HMAC-SHA256 Credential=a/20260301/local/s/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
const CREDENTIALS: Readonly<Record<string, string>> = { chat: 'Bot sandbox', reviews: SIGNED, workflows: SIGNED };
const MACHINE = 'arn:aws:states:eu-west-1:000011112222';
const HOOK = '00000000-0000-4000-8000-000000000000';
const MANDATE = '55555555-aaaa-4bbb-8ccc-000000000001';
const READER = 'publications/gazette.example.test/readers/r-1002';
const PARTNER = 'partners/acme-tel';
const PROJECT = 'projects/demo-proj';
const EVER = 'fromDate=2026-01-01T00:00:00Z&toDate=2036-01-01T00:00:00Z';

/** Small reads: one or more of every operation that only reads, and of each interface without any what comes nearest. */
export async function reads(ask: Ask): Promise<readonly Read[]> {
  const { orders } = await ask<{ orders: { orderId: string }[] }>('marketplace/order?limit=1');
  const { result } = await ask<{ result: { id: string }[] }>('jokes/jokes/search?query=compiler');
  const { results } = await ask<{ results: { _id: string; authorSlug: string }[] }>('quotes/quotes?limit=1');
  const [order, joke, quote] = [orders[0]?.orderId, result[0]?.id, results[0]];
  const paths = [
    'identity/client',
    'identity/userinfo',
    'chat/api/v10/users/@me',
    'chat/api/v10/channels/1179999999999999000/messages?limit=10',
    'countries/v3.1/name/ireland',
    'countries/v3.1/name/ireland?fields=name,cca2,currencies',
    'countries/v3.1/region/northern%20europe?fields=name,cca2',
    'countries/v3.1/currency/nok',
    'countries/v3.1/currency/nok?fields=name',
    'blockchain/ticker',
    'blockchain/latestblock',
    'blockchain/rawtx/a218ed38ebc456d38bc634f894f24b3ed491a3c13f58e1aac574cc840e8cad7c',
    'blockchain/q/addressbalance/bc1qn6fu2a424grwdz8yu5nddpa9ha8arhsfaat996',
    'jokes/jokes/random',
    'jokes/jokes/random?category=dev',
    'jokes/jokes/categories',
    'jokes/jokes/search?query=compiler',
    `jokes/jokes/${joke}`,
    'tv/api/quote/random',
    'tv/api/characters?limit=10',
    'tv/api/episodes',
    'tv/api/deaths',
    'tv/api/quotes',
    `readers/v1/${READER}/entitlements`,
    `reseller/v1/${PARTNER}/products?pageSize=5`,
    `reseller/v1/${PARTNER}/promotions?pageSize=5`,
    `reseller/v1/${PARTNER}/subscriptions/sub-0002`,
    `notebooks/v2/${PROJECT}/locations?pageSize=5`,
    `notebooks/v2/${PROJECT}/locations/europe-north1-a/operations?pageSize=5`,
    `notebooks/v2/${PROJECT}/locations/europe-north1-a/instances/lab-1:getIamPolicy`,
    `logistics/accounting?limit=5&${EVER}`,
    'logistics/inventory?limit=20',
    'logistics/inventory?externalSkuNames=WOOL-SCARF,OAK-CLOCK',
    `logistics/returns?limit=5&${EVER}`,
    'logistics/orders/880001?hydrate=lineItems',
    'indexing/v3/urlNotifications/metadata?url=https%3A%2F%2Fjobs.example.test%2Frole%2F4',
    'journals/api/search/journals/oceanography?pageSize=5&page=1',
    'journals/api/search/journals/issn:9000-0001?pageSize=5',
    'journals/api/search/articles/title:harbour?pageSize=5&sort=created_date:desc',
    'journals/api/search/articles/oceanography%20AND%20tide?pageSize=5&page=3',
    'banking/v1/aspsps?currency=EUR',
    'banking/v1/batches?limit=10',
    `banking/v1/directdebits?mandateUuid=${MANDATE}&limit=10`,
    'reviews/lenses?MaxResults=5',
    'reviews/shareInvitations?MaxResults=5',
    'reviews/consolidatedReport?Format=JSON&MaxResults=5',
    'datalake/webhdfs/v1/archive/first.csv?op=CHECKACCESS&fsaction=r--',
    `webhooks/token/${HOOK}/requests?per_page=5`,
    'marketplace/order?limit=5',
    `marketplace/order?orderIds=${order}`,
    `marketplace/order/${order}`,
    'marketplace/payment_dispute_summary?limit=5',
    `marketplace/payment_dispute_summary?order_id=${order}`,
    'quotes/random',
    'quotes/random?tags=wisdom',
    'quotes/search/quotes?query=lantern&limit=5',
    'quotes/quotes?limit=20',
    `quotes/quotes?limit=5&author=${quote?.authorSlug}`,
    `quotes/quotes/${quote?._id}`,
    'quotes/authors?limit=5',
    `quotes/authors?slug=${quote?.authorSlug}`,
  ];
  const posted: [path: string, body: object, headers?: Readonly<Record<string, string>>][] = [
    ['integrity/v1/org.example.parcel:decodeIntegrityToken', { integrityToken: 'genuine:org.example.parcel:1' }],
    [
      'credentials/v1/projects/-/serviceAccounts/reader@demo-proj.iam.example.test:generateAccessToken',
      { scope: ['a'] },
    ],
    ['workflows/', { maxResults: 5 }, { 'x-vendor-target': 'VendorStates.ListActivities' }],
    [
      'workflows/',
      { maxResults: 5, stateMachineArn: `${MACHINE}:stateMachine:fulfill-order` },
      { 'x-vendor-target': 'VendorStates.ListExecutions' },
    ],
    [
      'workflows/',
      { maxResults: 5, executionArn: `${MACHINE}:execution:fulfill-order:order-${order}` },
      { 'x-vendor-target': 'VendorStates.GetExecutionHistory' },
    ],
  ];
  return [
    ...paths.map((path) => ({ path, headers: headersFor(path) })),
    ...posted.map(([path, body, headers]) => ({
      path,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headersFor(path), 'content-type': 'application/json', ...headers },
    })),
  ];
}

export function headersFor(path: string): Readonly<Record<string, string>> {
  const [slug = ''] = path.split('/', 1);
  const authorization = CREDENTIALS[slug] ?? 'Bearer sandbox';
  return { authorization, 'user-agent': 'DiscordBot (https://example.test, 1)' };
}
