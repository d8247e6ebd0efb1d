import type { IncomingMessage } from 'node:http';
import type { Configuration, Metadata } from 'oidc-provider';
import type { Client } from '#contracts/identity';
import { SECRET, type Setup } from './setup.ts';
import { Storage } from './storage.ts';

const NAMES = ['name', 'given_name', 'middle_name', 'family_name', 'nickname'];
const CLAIMS = {
  openid: ['sub'],
  profile: [...NAMES, 'preferred_username', 'zoneinfo', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified', 'phone_type'],
  address: ['address'],
  'aq:name': NAMES,
  'aq:username': ['preferred_username'],
  'aq:locale': ['locale'],
  'aq:zoneinfo': ['zoneinfo'],
  'aq:location': ['aq:location'],
};
const HOUR = 3600;

/** In seconds. */
export const CENTURY = 3_200_000_000;

const LIFETIMES = {
  AccessToken: HOUR,
  AuthorizationCode: 60,
  Grant: CENTURY,
  IdToken: HOUR,
  Interaction: HOUR,
  Session: 24 * HOUR,
};

/** Every scope that there is. */
export const SCOPES = Object.keys(CLAIMS).join(' ');

/** The provider's configuration. It sets everything whose absence the provider warns of. */
export function configurationOf({ issuer, clients, user, key }: Setup): Configuration {
  return {
    adapter: Storage,
    claims: CLAIMS,
    clients: clients.map(metadataOf),
    conformIdTokenClaims: false,
    cookies: { long: { path: new URL(issuer).pathname } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context, id) => (id === user.sub ? { accountId: id, claims: () => ({ ...user }) } : undefined),
    interactions: { url: ({ protocol, host, req }, { uid }) => `${protocol}://${host}${mountOf(req)}/sign-in/${uid}` },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => false },
    renderError(context, { error, error_description }) {
      context.type = 'json';
      context.body = { error, error_description };
    },
    responseTypes: ['code', 'id_token', 'id_token token', 'code id_token', 'code token', 'code id_token token'],
    routes: { authorization: '/authorize', token: '/token', userinfo: '/userinfo', jwks: '/public-keys' },
    ttl: LIFETIMES,
  };
}

/** The path below which a request came, before that was taken off. */
function mountOf({ url = '', originalUrl = url }: IncomingMessage & { originalUrl?: string }): string {
  return originalUrl.slice(0, originalUrl.length - url.length);
}

function metadataOf({ client_id = '', response_types = [], ...client }: Client): Metadata {
  const { client_name, client_uri, redirect_uris = [], grant_types, application_type, contacts } = client;
  return {
    client_id,
    client_name,
    client_uri,
    redirect_uris,
    grant_types,
    contacts,
    application_type: application_type === 'native' ? 'native' : 'web',
    client_secret: SECRET,
    token_endpoint_auth_method: 'client_secret_post',
    response_types,
  };
}
