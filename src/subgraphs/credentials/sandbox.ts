import { sign } from 'node:crypto';
import type { AccessToken, IdToken, SignedBlob, SignedJwt } from '#contracts/credentials';
import {
  failed,
  finishStatusReply,
  json,
  masked,
  mock,
  type Random,
  type Reply,
  type RsaKeys,
  rsaKeys,
  type SandboxRequest,
  STATUS_LENIENCIES,
  statusErrors,
  unauthenticated,
  type World,
} from '#sandbox';
import { type ServiceAccount, serviceAccounts } from '#sandbox/world/service-accounts';

interface State {
  readonly accounts: readonly ServiceAccount[];
  readonly random: Random;
  readonly keyId: string;
  /** Made when the first signature is asked for: it takes a while. */
  readonly keys: () => Promise<RsaKeys>;
}
type Body = Readonly<Record<string, unknown>>;

const HOUR = 3600;
const ISSUER = 'https://accounts.example.test';

/** Five service accounts, and real tokens and signatures of them. All have one key. */
export const sandbox = mock({
  slug: 'credentials',
  about: {
    data: 'five service accounts: `trusted` may have tokens for longer, nobody may act as `locked`',
    changes: 'tokens and signatures that can be verified',
  },
  seed(world: World): State {
    const random = world.random('credentials');
    let keys: Promise<RsaKeys> | undefined;
    return {
      accounts: world.of(serviceAccounts),
      random,
      keyId: random.hex(40),
      keys: () => (keys ??= rsaKeys(world.random('credentials/keys'))),
    };
  },
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  handlers: {
    async generateAccessToken(request, { accounts, random }, { clock }) {
      const body = (await request.json()) ?? {};
      const account = accountIn(request, body, accounts);
      if ('status' in account) return account;
      if (!isTexts(body['scope']) || body['scope'].length === 0)
        return failed('INVALID_ARGUMENT', 'A scope is needed.');
      const seconds = secondsIn(body['lifetime'] ?? '3600s');
      const most = account.email.startsWith('trusted@') ? 12 * HOUR : HOUR;
      if (!(seconds > 0 && seconds <= most)) {
        return failed('INVALID_ARGUMENT', `The lifetime is not within ${most} seconds.`);
      }
      const expireTime = new Date(clock.now() + seconds * 1000).toISOString().replace(/\.\d+/, '');
      return masked(request, { accessToken: `sandbox.${random.hex(48)}`, expireTime } satisfies AccessToken);
    },
    async generateIdToken(request, { accounts, keyId, keys }, { clock }) {
      const body = (await request.json()) ?? {};
      const account = accountIn(request, body, accounts);
      if ('status' in account) return account;
      const { audience, includeEmail, organizationNumberIncluded } = body;
      if (typeof audience !== 'string' || audience === '') return failed('INVALID_ARGUMENT', 'An audience is needed.');
      const now = Math.floor(clock.now() / 1000);
      const claims = {
        iss: ISSUER,
        aud: audience,
        azp: account.email,
        sub: account.uniqueId,
        iat: now,
        exp: now + HOUR,
        ...(includeEmail === true && { email: account.email, email_verified: true }),
        ...(organizationNumberIncluded === true && { organization: { organization_number: 5_550_100 } }),
      };
      return masked(request, { token: await jwtOf(claims, keyId, keys) } satisfies IdToken);
    },
    async signJwt(request, { accounts, keyId, keys }, { clock }) {
      const body = (await request.json()) ?? {};
      const account = accountIn(request, body, accounts);
      if ('status' in account) return account;
      const claims = claimsIn(body['payload']);
      if (!claims) return failed('INVALID_ARGUMENT', 'The payload is no JSON object.');
      const { exp = 0 } = claims;
      if (typeof exp !== 'number' || exp > clock.now() / 1000 + 12 * HOUR) {
        return failed('INVALID_ARGUMENT', 'The claim exp is more than 12 hours ahead.');
      }
      return masked(request, { keyId, signedJwt: await jwtOf(claims, keyId, keys) } satisfies SignedJwt);
    },
    async signBlob(request, { accounts, keyId, keys }) {
      const body = (await request.json()) ?? {};
      const account = accountIn(request, body, accounts);
      if ('status' in account) return account;
      const { payload } = body;
      if (typeof payload !== 'string' || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(payload)) {
        return failed('INVALID_ARGUMENT', 'The payload is missing or no base64.');
      }
      const signedBlob = await signed(keys, Buffer.from(payload, 'base64'), 'base64');
      return masked(request, { keyId, signedBlob } satisfies SignedBlob);
    },
  },
  limits: [
    { requests: 60_000, seconds: 60, per: 'project', operations: ['generateAccessToken', 'generateIdToken'] },
    { requests: 60_000, seconds: 60, per: 'project', operations: ['signBlob', 'signJwt'] },
  ],
  /** The public keys, which the real one publishes elsewhere. */
  async other({ path }, { keyId, keys }) {
    if (!path.startsWith('/service_accounts/v1/metadata/jwk/')) return undefined;
    const { publicKey } = await keys();
    return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] });
  },
});

/** The claims in a text; `undefined` where it is no JSON object. */
function claimsIn(payload: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(String(payload));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

async function jwtOf(claims: object, keyId: string, keys: State['keys']): Promise<string> {
  const head = { alg: 'RS256', kid: keyId, typ: 'JWT' };
  const unsigned = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${unsigned}.${await signed(keys, Buffer.from(unsigned), 'base64url')}`;
}

async function signed(keys: State['keys'], bytes: Uint8Array, encoding: 'base64' | 'base64url'): Promise<string> {
  const { privateKey } = await keys();
  return sign('sha256', bytes, privateKey).toString(encoding);
}

/** The account that the request is for; a refusal where it, or one of the delegates, cannot be acted as. */
function accountIn(request: SandboxRequest, body: Body, accounts: readonly ServiceAccount[]): ServiceAccount | Reply {
  const delegates = body['delegates'] ?? [];
  if (!isTexts(delegates)) return failed('INVALID_ARGUMENT', 'The delegates are no list of names.');
  const chain = [...delegates, request.parameter('name')].map((name) => findAccount(name, accounts));
  const missing = chain.find((each) => 'status' in each);
  if (missing) return missing;
  const [account] = chain.toReversed();
  return account ?? failed('NOT_FOUND', 'There is no such account.');
}

function findAccount(name: string, accounts: readonly ServiceAccount[]): ServiceAccount | Reply {
  const id = /^projects\/-\/serviceAccounts\/([^/]+)$/.exec(name)?.[1];
  if (!id) return failed('INVALID_ARGUMENT', 'That is no name of an account.');
  const account = accounts.find(({ email, uniqueId }) => email === id || uniqueId === id);
  if (!account) return failed('NOT_FOUND', 'There is no such account.');
  return account.email.startsWith('locked@') ? denied() : account;
}

function denied(): Reply {
  const reason = { reason: 'IAM_PERMISSION_DENIED', domain: 'iam.example.test' };
  const message = 'The caller may not act as this account, or there is none.';
  return failed('PERMISSION_DENIED', message, { details: [{ '@type': 'type.example.test/ErrorInfo', ...reason }] });
}

function secondsIn(lifetime: unknown): number {
  const text = typeof lifetime === 'string' ? /^(\d+(?:\.\d+)?)s$/.exec(lifetime)?.[1] : undefined;
  return text === undefined ? Number.NaN : Number(text);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
