import type { Client, UserInfo } from '#contracts/identity';
import {
  BoundedCache,
  empty,
  json,
  mock,
  type Reply,
  rsaKeys,
  type SandboxRequest,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { userSubject } from '#sandbox/world/user-subject';
import { clientsOf, userOf } from './sandbox/people.ts';
import { Provider } from './sandbox/provider.ts';

interface State {
  readonly clients: readonly Client[];
  readonly user: UserInfo;
  provider: Provider | undefined;
  /** The provider's answers about the user in the current second, until another request. */
  readonly profiles: BoundedCache<Promise<Reply>>;
}

const MOST_PROFILES = 50;
/** The words of RFC 6749 and RFC 6750 that a status has. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'invalid_token',
  403: 'insufficient_scope',
  404: 'invalid_request',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** An OpenID provider with three clients and one user, who is asked to sign in except with `prompt=none`. */
export const sandbox = mock({
  slug: 'identity',
  about: { data: 'three clients, one user', changes: 'signing in, and all that follows; tokens and codes expire' },
  seed(world): State {
    const random = world.random('identity');
    return {
      clients: clientsOf(random),
      user: userOf(random, userSubject(world)),
      provider: undefined,
      profiles: new BoundedCache(MOST_PROFILES),
    };
  },
  end: ({ provider }) => provider?.stop(),
  unauthorized: () =>
    json({ error: 'invalid_token', error_description: 'An access token is needed' }, 401, {
      'www-authenticate': 'Bearer',
    }),
  errors: {
    failed: (status, message) => json({ error: WORDS[status] ?? 'server_error', error_description: message }, status),
  },
  ignores: [
    {
      operations: ['authorize', 'authorizeByForm'],
      what: 'unknown parameters of `/authorize`',
      why: 'RFC 6749 section 3.1 demands it; all others are checked by the OpenID provider',
    },
    UNKNOWN_PARAMETERS,
  ],
  open: ['authorize', 'authorizeByForm'],
  accepts: (_request, operation, world) =>
    operation === 'listClients' && world.isAsSpecified('identity') ? true : undefined,
  handlers: {
    authorize: (request, state, world) => authorize(request, request.query, state, world),
    async authorizeByForm(request, state, world) {
      const form = new URLSearchParams(await request.text());
      return authorize(request, form.size > 0 ? form : request.query, state, world);
    },
    listClients: (_request, { clients }) => json(clients),
    getUserInfo: (request, state, world) => profile(request, state, world),
  },
  /** Signing in, what follows on it, tokens and keys. */
  other: async (request, state, world) => toClient(request, await ask(request, state, world, await request.text())),
});

/** Tokens end with a second, or by what else is asked: until then, the same one is answered alike. */
function profile(request: SandboxRequest, state: State, world: World): Promise<Reply> {
  const { authorization = '', origin = '' } = request.headers;
  const second = Math.floor(world.clock.now() / 1000);
  return state.profiles.of(`${second} ${origin} ${authorization} ${request.query}`, () => ask(request, state, world));
}

/** The provider is given everything in the query: by a form it would keep its answer for a browser. */
async function authorize(request: SandboxRequest, asked: URLSearchParams, state: State, world: World): Promise<Reply> {
  const error = problemOf(asked, state);
  if (error) return back(asked, error);
  const wanted = new URLSearchParams(asked);
  if (!wanted.has('prompt')) wanted.set('prompt', 'login');
  // A scope that has to be granted is written so; here all are.
  wanted.set('scope', (asked.get('scope') ?? '').replaceAll(/~r(?= |$)/g, ''));
  return toClient(request, await ask(request, state, world, '', `/authorize?${wanted}`));
}

/** The requirements of this API that the provider does not have, in errors that the client may see. */
function problemOf(asked: URLSearchParams, { clients }: State): string | undefined {
  const client = clients.find(({ client_id }) => client_id === asked.get('client_id'));
  if (!client?.redirect_uris?.includes(asked.get('redirect_uri') ?? '')) return undefined;
  if (!asked.get('state')) return 'invalid_request';
  return asked.get('scope')?.split(' ').includes('openid') ? undefined : 'invalid_scope';
}

function back(asked: URLSearchParams, error: string): Reply {
  const state = asked.get('state');
  const isQuery = asked.get('response_mode') === 'query' || asked.get('response_type') === 'code';
  const told = new URLSearchParams({ error, ...(state && { state }) });
  return empty(302, { location: `${asked.get('redirect_uri')}${isQuery ? '?' : '#'}${told}` });
}

/** The provider has one status for every redirect, this API one for each of two kinds, and no body. */
function toClient({ base }: SandboxRequest, reply: Reply): Reply {
  if (reply.status !== 303) return reply;
  const { 'content-type': _none, ...headers } = reply.headers;
  return empty(String(headers['location']).startsWith(`${base}/`) ? 303 : 302, headers);
}

async function ask(
  request: SandboxRequest,
  state: State,
  world: World,
  body = '',
  below = `${request.path}?${request.query}`,
): Promise<Reply> {
  const { base, headers, method } = request;
  if (request.path !== '/userinfo') state.profiles.clear();
  state.provider ??= new Provider(async () => {
    const { privateKey } = await rsaKeys(world.random('identity/keys'));
    const { clients, user } = state;
    const key = privateKey.export({ format: 'jwk' });
    return { issuer: base, clients, user, key, seed: `${world.seed}/identity/provider` };
  });
  const target = `${new URL(base).pathname}${below.replace(/\?$/, '')}`;
  const isForm = below.startsWith('/authorize?');
  return state.provider.ask({ method: isForm ? 'GET' : method, target, headers, body, now: world.clock.now() });
}
