import { z } from 'zod';
import type { Contract } from '#contract';
import { headerSecret, privateKey, secret } from './files.ts';
import {
  address,
  digits,
  duration,
  endpoint,
  flag,
  forwardedHeader,
  headerName,
  headerPrefix,
  headerText,
  line,
  matching,
  oneOf,
  path,
  percent,
  size,
  whole,
} from './kinds.ts';
import { list, section, value, withoutDefaults } from './value.ts';

/** Settings of upstream calls, with their defaults. */
export const tuning = {
  timeouts: section('Timeouts of upstream calls.', {
    connect: duration('Until a connection is open.').prefault('2s'),
    headers: duration("From the request's last byte to the response headers.").prefault('10s'),
    body: duration('Between two chunks of the response body.').prefault('10s'),
    total: duration('A whole call, with its retries.').prefault('15s'),
  }).prefault({}),
  answer: section('Limits of upstream responses.', {
    bytes: size('The response body, after decompression.', { to: '512MiB' }).prefault('4MiB'),
    ratio: whole('Decompressed bytes per compressed byte, beyond the first 64 KiB.', { from: 1, to: 10_000 }).prefault(
      100,
    ),
  }).prefault({}),
  traceContext: flag(
    'Whether calls carry the trace context of their operation. Equal calls are still shared and cached.',
  ).prefault(false),
  connections: whole('The most open connections.', { from: 1, to: 4096 }).prefault(64),
  retry: section('Retries of calls that are safe to repeat.', {
    attempts: whole('The most retries.', { from: 0, to: 10 }).prefault(2),
    budget: percent('Retries as a share of calls.').prefault('10%'),
  }).prefault({}),
  breaker: section('The circuit breaker: while it is open, calls fail at once.', {
    failures: whole('Consecutive failures that open the breaker; 0 turns it off.', { from: 0, to: 100_000 }).prefault(
      10,
    ),
    rate: percent(
      'The share of failed or slow calls in ten seconds that opens the breaker, of 20 calls or more.',
    ).prefault('50%'),
    slow: duration('A call that takes longer is slow. Unless set: none is.').optional(),
    open: duration('How long the breaker stays open before calls probe the upstream.').prefault('5s'),
    probes: whole('The calls that probe the upstream at a time; the breaker closes when as many have succeeded.', {
      from: 1,
      to: 100,
    }).prefault(3),
  }).prefault({}),
};

/** The same for one API, without defaults. */
const ownTuning = withoutDefaults(tuning);

const scope = 'The requested scopes, separated by spaces.';
const tokenUrl = endpoint('The token endpoint.');

const kinds = [
  section('A secret in a header.', {
    type: z.literal('header'),
    name: headerName("The header's name."),
    prefix: headerPrefix("The text before the secret, such as 'Bearer '.").prefault(''),
    value: headerSecret('The secret.'),
  }),
  section('A secret in the query.', {
    type: z.literal('query'),
    name: line("The parameter's name."),
    value: headerSecret('The secret.'),
  }),
  section('A username and a password (RFC 7617).', {
    type: z.literal('basic'),
    username: secret('The username.'),
    password: secret('The password.'),
  }),
  section('A fixed bearer token (RFC 6750).', {
    type: z.literal('bearer'),
    token: headerSecret('The token.'),
  }),
  section('OAuth 2 client credentials (RFC 6749, section 4.4): tokens are fetched, and refreshed before they expire.', {
    type: z.literal('client-credentials'),
    tokenUrl,
    clientId: secret("The client's identifier."),
    clientSecret: secret("The client's secret."),
    scope: line(scope).optional(),
    audience: line('The audience of the token, where the provider needs one.').optional(),
    clientAuthentication: oneOf('How the client authenticates: by an `Authorization` header, or in the form.', [
      'basic',
      'form',
    ]).prefault('basic'),
  }),
  section('A service account, whose signed assertion is exchanged for tokens (RFC 7523).', {
    type: z.literal('service-account'),
    tokenUrl,
    email: line("The account's address."),
    privateKey: privateKey("The account's key."),
    keyId: line("The key's identifier.").optional(),
    scope: line(scope),
    subject: line('The user to impersonate, where delegation is set up.').optional(),
  }),
  section('A signature over each request (AWS Signature Version 4).', {
    type: z.literal('sigv4'),
    accessKeyId: headerSecret("The access key's identifier."),
    secretAccessKey: secret('The access key.'),
    sessionToken: headerSecret('The session token of temporary credentials.').optional(),
    region: line('The region of the signature.'),
    service: line("The service of the signature. Unless set: the one in the API's contract.").optional(),
  }),
  section("The caller's own headers, forwarded.", {
    type: z.literal('forwarded'),
    headers: list("The headers' names.", forwardedHeader('The name of a header.')),
  }),
] as const;

const types = kinds.map(({ shape }) => shape.type.value).join(', ');

/** How the gateway authenticates to an upstream. */
const credentials = z
  .discriminatedUnion('type', kinds, {
    error: ({ input }) => (typeof input === 'object' ? `one of ${types}` : 'a mapping with a type'),
  })
  .meta({ id: 'Credentials', description: 'How the gateway authenticates, where `token` is not enough.' });

const quota = section('A quota of calls.', {
  name: matching('Its name in metrics and on the console.', 'a word', /^[A-Za-z][\w-]*$/),
  calls: whole('The calls that may be made.', { from: 1, to: 1_000_000_000 }),
  within: duration('Their period. It slides, unless `burst` or `timeZone` is set.', { to: '1440m' }),
  burst: whole('The capacity of a token bucket, which refills by `calls` in `within`.', {
    from: 1,
    to: 1_000_000_000,
  }).optional(),
  timeZone: timeZone('The time zone at whose midnight a daily quota starts again; `within` is 1440m.').optional(),
  operations: list('The operations that are counted together. Unless set: all.', line('An operationId.')).optional(),
  per: line(
    '`address`: one count. `credential`: one for each forwarded credential. A path parameter: one for each value.',
  ).prefault('address'),
});

/** The quotas of an API. */
const quotas = z.array(quota, { error: 'a list of quotas' }).meta({
  description: 'The quotas of the API. Unless set: those of its contract; an empty list is none.',
  allowed: 'a list of quotas',
});

function timeZone(description: string) {
  return value(description, {
    allowed: 'a time zone such as America/Los_Angeles',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && isTimeZone(found) ? found : undefined),
  });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const common = {
  enabled: flag(
    'Whether the API is part of the graph. Unless set: true, for built-in APIs as `builtins` says.',
  ).optional(),
  url: address('The base address. Unless set: the sandbox in `start`, `unconfigured` in `serve`.').optional(),
  token: headerSecret('The secret, sent where the contract says. Shorthand for `credentials`.').optional(),
  credentials: credentials.optional(),
  forward: list("The caller's request headers to forward.", forwardedHeader('The name of a header.')).prefault([]),
  quotaUser: flag(
    "Whether calls name their user, if the contract has a parameter for it: as a hash of the caller's identity, keyed with `cursorSecret`.",
  ).prefault(true),
  quotaUserHeader: forwardedHeader(
    "The request header with the caller's identity for `quotaUser`. Unless set: the caller's credential if it is forwarded, else its label by `auth`.",
  ).optional(),
  ...ownTuning,
  quotas: quotas.optional(),
  learnQuotas: flag(
    'Whether `RateLimit` headers, and `Retry-After` of 429 and 503, delay further calls of the same operation with the same credential.',
  ).prefault(true),
  allowPrivateAddresses: flag(
    'Whether the host may resolve to a private address. Unless set: only if the host of `url` is `localhost` or such an address.',
  ).optional(),
  pageSize: whole('The most rows of a page, if fewer than in the contract.', { from: 1, to: 100_000 }).optional(),
  extras: flag(
    'Whether the graph has operations that are publicly documented but not in the specification. Without them, objects that only they can refetch by `node` fail with UNIMPLEMENTED.',
  ).prefault(true),
};

type Names = Record<string, z.ZodOptional<z.ZodType<string, number | string>>>;

const apiWith = (servers: Names, settings: Names) =>
  section('How one API is reached.', {
    ...common,
    servers: section('Further base addresses, where the contract has some.', servers).optional(),
    settings: section('Settings that only this API has.', settings).optional(),
  });

/** An API without servers and settings of its own. */
export const plainApi = apiWith({}, {}).meta({ id: 'Api' });

/** The schema of the API of this contract. */
export function apiOf(contract: Contract): typeof plainApi {
  const names = Object.keys(contract.settings);
  if (contract.servers.length + names.length === 0) return plainApi;
  return apiWith(
    Object.fromEntries(contract.servers.map((name) => [name, address('A further base address.').optional()])),
    Object.fromEntries(names.map((name) => [name, setting(contract, name).optional()])),
  );
}

/** The type of a setting follows from its use in the contract, and else from its default. */
function setting({ operations, settings }: Contract, name: string): z.ZodType<string, number | string> {
  const all = Object.values(operations);
  const headers = all.flatMap((operation) => operation.headers);
  const queries = all.flatMap((operation) => operation.query);
  const description = settings[name] ? `Unless set: \`${settings[name]}\`.` : 'Unless set: none.';
  if (all.some(({ pathSetting }) => pathSetting === name)) return path(description);
  if (headers.some(({ nameSetting }) => nameSetting === name)) return headerName(description);
  if (headers.some(({ prefixSetting }) => prefixSetting === name)) return headerPrefix(description);
  const header = headers.find(({ valueSetting }) => valueSetting === name);
  if (header) return headerText(description, settings[name] ?? 'manifold', header.pattern);
  const isNumber = queries.some(({ numberSetting }) => numberSetting === name) || /^\d+$/.test(settings[name] ?? '');
  return isNumber ? digits(description) : line(description);
}
