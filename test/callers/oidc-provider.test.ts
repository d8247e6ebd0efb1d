import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Provider } from 'oidc-provider';
import { expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { listen } from '#test/listen';
import { ANSWER, guarded, QUERY, read } from './guarded.ts';

const CLIENT = { client_id: 'shop', client_secret: 'secret' };
const RESOURCE = 'https://graph.example';
const SCOPES = 'quotes:read jokes:read';

/** An OpenID provider that issues access tokens as JWTs for client credentials, and can replace its keys. */
async function provider() {
  let listener: RequestListener = () => undefined;
  const issuer = await listen((request, response) => listener(request, response));
  const rotate = (...kids: readonly string[]) => {
    listener = new Provider(issuer, configurationWith(kids) as never).callback();
  };
  return {
    issuer,
    rotate,
    async token(scope: string): Promise<string> {
      const body = new URLSearchParams({ ...CLIENT, grant_type: 'client_credentials', scope, resource: RESOURCE });
      const response = await fetch(`${issuer}/token`, { method: 'POST', body });
      const { access_token } = (await response.json()) as { access_token: string };
      return access_token;
    },
  };
}

const keys = new Map<string, object>();

/** The first of these keys signs. */
function configurationWith(kids: readonly string[]): object {
  for (const kid of kids) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    if (!keys.has(kid)) keys.set(kid, { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' });
  }
  const resourceServer = {
    scope: SCOPES,
    audience: RESOURCE,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  };
  return {
    clients: [
      {
        ...CLIENT,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: SCOPES.split(' '),
    jwks: { keys: kids.map((kid) => keys.get(kid)) },
    cookies: { keys: ['cookies'] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => resourceServer,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
      },
    },
  };
}

it('tokens of an OpenID provider are accepted before, while and after it rotates its keys', async () => {
  const clock = stoppedClock();
  const { issuer, rotate, token } = await provider();
  rotate('one');
  const { post } = await guarded('direct', { jwt: [{ issuer, audience: [RESOURCE], jwks: `${issuer}/jwks` }] });
  const ask = async (text: string) => read(await post({ query: QUERY }, { authorization: `Bearer ${text}` }));
  const first = await token('quotes:read');
  expect(await ask(first)).toEqual(ANSWER);

  clock.pass(31);
  // The new key is published beside the old one, and signs.
  rotate('two', 'one');
  const second = await token('quotes:read');
  expect([await ask(second), await ask(first)]).toEqual([ANSWER, ANSWER]);

  clock.pass(31);
  rotate('three');
  const third = await token('quotes:read');
  const narrow = await token('jokes:read');
  expect(await ask(third)).toEqual(ANSWER);
  expect((await ask(narrow)).errors[0].extensions.missingScopes).toEqual(['quotes:read:quotes']);
  // The withdrawn key is forgotten, and tokens that were verified end with what is remembered of them.
  clock.pass(601);
  expect([(await ask(second)).errors[0].extensions.code, await ask(third)]).toEqual(['UNAUTHENTICATED', ANSWER]);
});
