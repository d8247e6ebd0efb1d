import type { Client, UserInfo } from '#contracts/identity';
import { empty, json, type Random, type Reply, type SandboxRequest, standIn, type World } from '#sandbox';
import { person } from '#sandbox/world/people';

interface State {
  readonly clients: readonly Client[];
  readonly user: UserInfo;
  readonly random: Random;
}

const FLOWS = ['code', 'id_token', 'token', 'token id_token', 'code id_token', 'code token', 'code token id_token'];

/** A provider with one user, who is always signed in, but is asked to sign in again unless nobody is to ask. */
export const sandbox = standIn({
  slug: 'identity',
  seed(world): State {
    const random = world.random('identity');
    return { clients: clients(random), user: userInfo(random), random };
  },
  unauthorized: () =>
    json({ error: 'invalid_token', error_description: 'An access token is needed' }, 401, {
      'www-authenticate': 'Bearer',
    }),
  open: ['authorize', 'authorizeByForm', 'listClients'],
  handlers: {
    authorize: (request, state, world) => authorize(request, request.query, state, world),
    async authorizeByForm(request, state, world) {
      const form = new URLSearchParams(await request.text());
      return authorize(request, form.size > 0 ? form : request.query, state, world);
    },
    listClients: (_request, state) => json(state.clients),
    getUserInfo: (_request, { user }) => json(user),
  },
});

function authorize(
  request: SandboxRequest,
  asked: URLSearchParams,
  { clients, user, random }: State,
  world: World,
): Reply {
  const client = clients.find(({ client_id }) => client_id === asked.get('client_id'));
  if (!client) return failure('unauthorized_client', 'There is no such client');
  if (!client.redirect_uris?.includes(asked.get('redirect_uri') ?? '')) {
    return failure('invalid_request', 'The redirect URI is not registered');
  }
  const error = problemOf(asked, client);
  if (error) return back(asked, { error });
  if (asked.get('prompt') !== 'none') return empty(303, { location: `${request.base}/sign-in/${random.hex(6)}` });
  const parts = (asked.get('response_type') ?? '').split(' ');
  const claims = { iss: request.base, sub: user.sub, aud: client.client_id, iat: Math.floor(world.clock.now() / 1000) };
  return back(asked, {
    ...(parts.includes('code') && { code: random.hex(32) }),
    ...(parts.includes('token') && { access_token: random.hex(32), token_type: 'Bearer', expires_in: '3600' }),
    ...(parts.includes('id_token') && { id_token: unsigned({ ...claims, nonce: asked.get('nonce') ?? undefined }) }),
  });
}

/** What is wrong with a request, where the client may be told. */
function problemOf(asked: URLSearchParams, { response_types }: Client): string | undefined {
  const flow = asked.get('response_type') ?? '';
  const prompts = (asked.get('prompt') ?? '').split(' ');
  if (!asked.get('state') || (prompts.includes('none') && prompts.length > 1)) return 'invalid_request';
  if (!FLOWS.includes(flow)) return 'unsupported_response_type';
  if (!response_types?.includes(flow)) return 'unauthorized_client';
  return asked.get('scope')?.split(' ').includes('openid') ? undefined : 'invalid_scope';
}

/** Back to the client, the outcome in the fragment unless it is a code alone. */
function back(asked: URLSearchParams, outcome: Readonly<Record<string, string>>): Reply {
  const mode = asked.get('response_mode') ?? (asked.get('response_type') === 'code' ? 'query' : 'fragment');
  const state = asked.get('state');
  const told = new URLSearchParams({ ...outcome, ...(state && { state }) });
  return empty(302, { location: `${asked.get('redirect_uri')}${mode === 'query' ? '?' : '#'}${told}` });
}

function failure(error: string, error_description: string): Reply {
  return json({ error, error_description }, 400);
}

/** A token that proves nothing. */
function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function clients(random: Random): readonly Client[] {
  return ['Harbour Portal', 'Tide Tables', 'Lamp Counter'].map((client_name, index): Client => {
    const home = `https://${client_name.toLowerCase().replace(' ', '-')}.example.test`;
    return {
      client_id: `c-${random.hex(8)}`,
      client_name,
      client_uri: home,
      redirect_uris: [`${home}/callback`],
      response_types: index === 0 ? FLOWS : ['code', 'code id_token'],
      grant_types: ['authorization_code'],
      application_type: index === 2 ? 'native' : 'web',
      contacts: [`owner@${new URL(home).hostname}`],
      default_max_age: 3600,
      default_scopes: ['openid', 'email'],
    };
  });
}

function userInfo(random: Random): UserInfo {
  const { givenName, familyName, username, email, address } = person(random);
  const { street, city, region, postalCode, countryName } = address;
  return {
    sub: `u-${random.hex(8)}`,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
    preferred_username: username,
    email,
    email_verified: true,
    phone_number: '+15550100',
    phone_number_verified: false,
    zoneinfo: 'Europe/Dublin',
    locale: 'en-IE',
    address: { street_address: street, locality: city, region, postal_code: postalCode, country: countryName },
    'aq:location': { latitude: 53.1, longitude: -6.2, accuracy: 40, address: { locality: city, country: countryName } },
  };
}
