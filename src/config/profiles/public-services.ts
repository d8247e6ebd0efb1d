import type { Profile, ServiceSettings } from './profile.ts';

const GOOGLE_ADVICE = '[A service account](#service-accounts).';
const AWS_ADVICE = '[An access key](#access-keys) that may call';

/** The services that existed on 2026-11-22, as far as is known. The page docs/profiles.md is made from this. */
export const publicServices: Profile = {
  identity: {
    name: 'Authentiq Connect',
    settings: { url: 'https://connect.authentiq.io' },
    advice:
      "None of the gateway's own: the caller's `Authorization` is forwarded. Whether the service still runs is unknown; nothing about it is newer than 2019.",
    limits: 'None found.',
  },
  chat: {
    name: 'Discord HTTP API v10',
    settings: { url: 'https://discord.com', token: '${MANIFOLD_CHAT_TOKEN}' },
    advice:
      "In Discord's developer portal, create an application with a bot; the variable is the bot's token. It needs the permission to send messages in the channels. Name your bot by `settings.userAgent`: an address and its version.",
    limits:
      '50 requests a second for each bot, and limits of each channel that responses tell. 10,000 answers of 401, 403 or 429 in 10 minutes block the address.',
  },
  countries: {
    name: 'REST Countries v3.1',
    gone: 'switched off in 2026',
    advice: 'See [country data](#country-data).',
    limits: 'The successor, v5, has 500 requests a month free.',
  },
  blockchain: {
    name: 'blockchain.info data API',
    settings: { url: 'https://blockchain.info', token: '${MANIFOLD_BLOCKCHAIN_TOKEN:-}' },
    advice: 'None is needed. A key from the provider lifts limits: it is sent as `api_code`.',
    limits: 'One balance in 10 seconds; the other calls are limited by address, without published numbers.',
  },
  jokes: {
    name: 'chucknorris.io',
    settings: { url: 'https://api.chucknorris.io' },
    advice: 'None is needed.',
    limits: 'None found.',
  },
  tv: {
    name: 'Breaking Bad API',
    gone: 'its host name no longer resolves',
    advice: 'A mirror or your own copy of the service at `MANIFOLD_TV_URL`, or the sandbox.',
    limits: '10,000 requests a day, when it was there.',
  },
  readers: google(
    'Google Reader Revenue Subscription Linking API v1',
    'readerrevenuesubscriptionlinking',
    'readerrevenue.subscriptionlinking.manage',
    'The account needs one of the roles Subscription Linking Admin, Viewer or Entitlements Viewer. The scope is from memory, not from a published document.',
    'None found.',
  ),
  reseller: google(
    'Google Payments Reseller Subscription API v1',
    'paymentsresellersubscription',
    'sdm.service',
    "For Google's resale partners only. Sources disagree on the scope: `openid` in an older document.",
    'None found.',
  ),
  credentials: google(
    'Google IAM Service Account Credentials API v1',
    'iamcredentials',
    'cloud-platform',
    'The account needs the role `roles/iam.serviceAccountTokenCreator` on the accounts for which it creates credentials.',
    '60,000 credentials and 60,000 signatures a minute for each project.',
  ),
  notebooks: google(
    'Google Notebooks API v2',
    'notebooks',
    'cloud-platform',
    'The account needs to be allowed to read locations, operations and policies.',
    'None found.',
  ),
  logistics: {
    name: 'Fulfillment.com REST API v2.0',
    settings: { url: 'https://api.fulfillment.com/v2', token: '${MANIFOLD_LOGISTICS_TOKEN}' },
    advice:
      'A client of the service: its `/oauth/access_token`, with the grant `password` and the scope `oms` in JSON, gives an access token for 7 days, which [you renew](#tokens-that-you-renew). Inventory needs rights from the account manager.',
    limits: 'None found.',
  },
  indexing: google(
    'Google Web Search Indexing API v3',
    'indexing',
    'indexing',
    'The account must be an owner of the site in Search Console. Meant for pages of job postings and livestreams.',
    'For each project: 200 notifications a day, 180 reads of metadata a minute, 380 calls a minute.',
  ),
  journals: {
    name: 'Directory of Open Access Journals (DOAJ)',
    settings: { url: 'https://doaj.org' },
    advice: 'None is needed.',
    limits: '2 requests a second, with bursts of 5.',
  },
  banking: {
    name: 'fire.com Business API v1',
    settings: { url: 'https://api.fire.com/business', token: '${MANIFOLD_BANKING_TOKEN}' },
    advice:
      'A business account has an API application with client id, client key and refresh token. `POST https://api.fire.com/business/v1/apps/accesstokens` gives an access token for about 15 minutes, which [you renew](#tokens-that-you-renew).',
    limits: 'None found.',
  },
  reviews: {
    name: 'AWS Well-Architected Tool, 2020-03-31',
    settings: {
      url: 'https://wellarchitected.${AWS_REGION}.amazonaws.com',
      settings: { officialLensType: 'AWS_OFFICIAL' },
      credentials: awsKey(),
    },
    advice: `${AWS_ADVICE} \`wellarchitected:GetConsolidatedReport\`, \`ListLenses\` and \`ListShareInvitations\`.`,
    limits: 'None found. The tool is free.',
  },
  integrity: google(
    'Google Play Integrity API v1',
    'playintegrity',
    'playintegrity',
    'The project must be the one that is linked with the app.',
    '10,000 requests a day for each app.',
  ),
  workflows: {
    name: 'AWS Step Functions, 2016-11-23',
    settings: {
      url: 'https://states.${AWS_REGION}.amazonaws.com',
      settings: { targetHeader: 'X-Amz-Target', targetPrefix: 'AWSStepFunctions' },
      credentials: awsKey(),
    },
    advice: `${AWS_ADVICE} \`states:GetExecutionHistory\`, \`states:ListActivities\` and \`states:ListExecutions\`.`,
    limits:
      'A token bucket for each account, region and action. State transitions of executions are billed; 4,000 a month are free.',
  },
  datalake: {
    name: 'Azure Data Lake Storage Gen1, 2016-11-01',
    gone: 'retired on 29 February 2024',
    advice: 'The successor, Gen2, has another interface. Use the sandbox.',
    limits: '',
  },
  webhooks: {
    name: 'Webhook.site',
    settings: { url: 'https://webhook.site', token: '${MANIFOLD_WEBHOOKS_TOKEN:-}' },
    advice:
      "None is needed for tokens without an account; for an account's own, its API key. The service can also be run by yourself: `MANIFOLD_WEBHOOKS_URL`.",
    limits:
      'Free: 10 new tokens and 120 reads a minute; a token ends after 100 requests or 7 days. Paid: 60 new tokens a minute.',
  },
  marketplace: {
    name: 'eBay Sell Fulfillment API v1',
    settings: {
      url: 'https://api.ebay.com/sell/fulfillment/v1',
      servers: { disputes: 'https://apiz.ebay.com/sell/fulfillment/v1' },
      token: '${MANIFOLD_MARKETPLACE_TOKEN}',
    },
    advice:
      "In eBay's developer program, create an application, and let the seller consent to the scopes `sell.fulfillment` (or `sell.fulfillment.readonly`) and `sell.payment.dispute`. The variable is the user's access token for about 2 hours, which [you renew](#tokens-that-you-renew). Tokens of the application alone cannot read orders.",
    limits: 'A number of calls a day for each application, which the provider shows.',
  },
  quotes: {
    name: 'Quotable',
    gone: 'its certificate expired in 2024',
    advice:
      'Run the [source](https://github.com/lukePeavey/quotable) yourself at `MANIFOLD_QUOTES_URL`, or use the sandbox. `http://api.quotable.io` answered in early 2025, without protection against others on the way.',
    limits: '180 requests a minute for each address.',
  },
};

function google(name: string, host: string, scope: string, advice: string, limits: string) {
  const settings: ServiceSettings = {
    url: `https://${host}.googleapis.com`,
    credentials: {
      type: 'service-account',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      email: '${GOOGLE_SERVICE_ACCOUNT_EMAIL}',
      privateKey: '${GOOGLE_SERVICE_ACCOUNT_KEY}',
      scope: `https://www.googleapis.com/auth/${scope}`,
    },
  };
  return { name, settings, advice: `${GOOGLE_ADVICE} ${advice}`, limits };
}

function awsKey() {
  return {
    type: 'sigv4',
    region: '${AWS_REGION}',
    accessKeyId: '${AWS_ACCESS_KEY_ID}',
    secretAccessKey: '${AWS_SECRET_ACCESS_KEY}',
    sessionToken: '${AWS_SESSION_TOKEN:-}',
  };
}
