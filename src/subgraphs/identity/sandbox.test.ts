import { readdirSync, readFileSync } from 'node:fs';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { MissingPackageError } from '#package';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { Provider } from './sandbox/provider.ts';

const PROFILE = '{ userProfile { subject name email phoneNumber } }';
const START = `mutation ($input: StartAuthorizationInput!) { startAuthorization(input: $input) { __typename
  ... on StartAuthorizationSuccess { location requiresSignIn code idToken accessToken state }
  ... on AuthorizationDenied { error returnLocation } } }`;

/** The gateway over the provider, its first client, and a browser without a window: it keeps cookies, and follows nothing. */
async function flow() {
  const { run, sandbox } = await gatewayOverSandbox('identity');
  const base = `${sandbox.origin}/identity`;
  const [client] = (await (
    await fetch(`${base}/client`, { headers: { authorization: 'Bearer sandbox' } })
  ).json()) as any[];
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
  };
  /** Follows redirects, up to a page of the provider's or an address that is not its own. */
  const follow = async (url: string, form?: Record<string, string>) => {
    let at = url;
    let answer = await visit(at, form);
    while (answer.location.startsWith(base)) {
      at = answer.location;
      answer = await visit(at);
    }
    return { ...answer, at };
  };
  const input = (more: object = {}) => ({
    clientId: client.client_id,
    responseTypes: ['CODE'],
    scopes: ['openid', 'email~r'],
    redirectUri: client.redirect_uris[0],
    state: 's-1',
    ...more,
  });
  const tokens = async (code: string, more: object = {}) => {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: client.redirect_uris[0],
      client_id: client.client_id,
      client_secret: 'sandbox',
      ...more,
    };
    const answer = await fetch(`${base}/token`, { method: 'POST', body: new URLSearchParams(form) });
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const authorizationUrl = async (more: object = {}) => {
    const { data } = await run('query ($input: AuthorizationUrlInput!) { authorizationUrl(input: $input) }', {
      input: input(more),
    });
    return data.authorizationUrl as string;
  };
  const userIn = (page: string) => /name="username" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return { run, sandbox, base, client, visit, follow, authorizationUrl, userIn, input, tokens };
}

describe('the provider', () => {
  it('takes a user from the authorization to the profile, by way of signing in, agreeing, a code and a token', async () => {
    const { run, base, client, follow, authorizationUrl, userIn, tokens } = await flow();
    const toSignIn = await follow(await authorizationUrl());
    const username = userIn(toSignIn.text);
    const toAgree = await follow(toSignIn.at, { username, password: 'sandbox' });
    const back = new URL((await follow(toAgree.at, { yes: '' })).location);

    expect(toSignIn.at).toContain(`${base}/sign-in/`);
    expect(toAgree.at).toContain(`${base}/sign-in/`);
    expect(toAgree.text.match(/(?<=<li>)\w+/g)).toEqual(['openid', 'email']);
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([client.redirect_uris[0], 's-1']);

    const { status, body } = await tokens(back.searchParams.get('code') ?? '');
    const authorization = `Bearer ${body.access_token}`;
    const profile = await run(PROFILE, {}, { authorization });
    const keys = createRemoteJWKSet(new URL(`${base}/public-keys`));
    const { payload } = await jwtVerify(body.id_token, keys, { issuer: base, audience: client.client_id });

    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'openid email']);
    expect(payload['email']).toBe(`${username}@example.test`);
    expect(profile).toEqual({
      data: {
        userProfile: { subject: payload.sub, email: `${username}@example.test`, name: null, phoneNumber: null },
      },
    });
  });

  it('asks a user who is signed in for nothing but what is new', async () => {
    const { client, follow, authorizationUrl, userIn } = await flow();
    const toSignIn = await follow(await authorizationUrl());
    const toAgree = await follow(toSignIn.at, { username: userIn(toSignIn.text), password: 'sandbox' });
    await follow(toAgree.at, { yes: '' });

    const again = await follow(await authorizationUrl({ prompts: ['NONE'] }));
    const quiet = await follow(await authorizationUrl({ prompts: ['NONE'], scopes: ['openid', 'phone'] }));
    const loud = await follow(await authorizationUrl({ prompts: ['CONSENT'], scopes: ['openid', 'phone'] }));

    expect(new URL(again.location).searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    expect(new URL(quiet.location).searchParams.get('error')).toBe('consent_required');
    expect([loud.status, loud.text.match(/(?<=<li>)\w+/g), loud.location]).toEqual([200, ['phone'], '']);
    expect(again.location.startsWith(client.redirect_uris[0])).toBe(true);
  });

  it.each(['on signing in', 'on agreeing'])(
    'goes back to the client without a code for a user who refuses %s',
    async (when) => {
      const { client, follow, authorizationUrl, userIn } = await flow();
      const toSignIn = await follow(await authorizationUrl());
      const form = { username: userIn(toSignIn.text), password: 'sandbox' };
      const { at } = when === 'on agreeing' ? await follow(toSignIn.at, form) : toSignIn;

      const { origin, pathname, searchParams } = new URL((await follow(at, { no: '' })).location);

      expect(origin + pathname).toBe(client.redirect_uris[0]);
      expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 's-1' });
      expect(searchParams.has('code')).toBe(false);
    },
  );

  it('asks again after a wrong password', async () => {
    const { follow, authorizationUrl, userIn } = await flow();
    const toSignIn = await follow(await authorizationUrl());

    const refused = await follow(toSignIn.at, { username: userIn(toSignIn.text), password: 'wrong' });

    expect([refused.status, refused.location, userIn(refused.text)]).toEqual([401, '', userIn(toSignIn.text)]);
  });

  it('takes a code once, from its client alone', async () => {
    const { run, input, tokens } = await flow();
    const code = async () => {
      const { data } = await run(START, { input: input({ prompts: ['NONE'] }) });
      return data.startAuthorization.code as string;
    };
    const [first, second] = [await code(), await code()];

    expect((await tokens(first)).status).toBe(200);
    expect(await tokens(first)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await tokens(second, { client_secret: 'wrong' })).toMatchObject({ status: 401 });
    expect(await tokens(second, { redirect_uri: 'https://elsewhere.example.test/' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await tokens('no-such-code')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('sends tokens back at once where they are asked for', async () => {
    const { run, base, client, input } = await flow();
    const more = { responseTypes: ['CODE', 'ID_TOKEN', 'TOKEN'], nonce: 'n-1', prompts: ['NONE'] };

    const { data } = await run(START, { input: input(more) });

    const { idToken, accessToken, code, state, requiresSignIn } = data.startAuthorization;
    const keys = createRemoteJWKSet(new URL(`${base}/public-keys`));
    const { payload } = await jwtVerify(idToken, keys, { issuer: base, audience: client.client_id });
    expect([payload['nonce'], state, requiresSignIn, typeof code]).toEqual(['n-1', 's-1', false, 'string']);
    const profile = await run(PROFILE, {}, { authorization: `Bearer ${accessToken}` });
    expect(profile.data.userProfile.subject).toBe(payload.sub);
  });

  it('lets tokens expire as its clock has it', async () => {
    const { run, sandbox, input, tokens } = await flow();
    const { clock } = sandbox.world;
    const { data } = await run(START, { input: input({ prompts: ['NONE'] }) });
    const { body } = await tokens(data.startAuthorization.code);
    const codes = async () =>
      (await run(PROFILE, {}, { authorization: `Bearer ${body.access_token}` })).errors?.map(
        ({ extensions }) => extensions.code,
      );

    clock.set(clock.now() + 3_590_000);
    expect(await codes()).toBeUndefined();
    clock.set(clock.now() + 60_000);
    expect(await codes()).toEqual(['UNAUTHENTICATED']);
  });

  it('lets a code expire after a minute', async () => {
    const { run, sandbox, input, tokens } = await flow();
    const { clock } = sandbox.world;
    const { data } = await run(START, { input: input({ prompts: ['NONE'] }) });
    clock.set(clock.now() + 61_000);

    expect(await tokens(data.startAuthorization.code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('knows one token without a flow, and no other', async () => {
    const { run } = await flow();

    expect((await run(PROFILE, {}, { authorization: 'Bearer sandbox' })).data.userProfile.name).toMatch(/^\w+ \w+$/);
    expect((await run(PROFILE, {}, { authorization: 'Bearer abc' })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await run(PROFILE)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it.each([
    [{ clientId: 'nobody' }, 'invalid_client', null],
    [{ redirectUri: 'https://elsewhere.example.test/' }, 'invalid_redirect_uri', null],
    [{ state: '' }, 'invalid_request', /\?error=invalid_request$/],
    [{ scopes: ['email'] }, 'invalid_scope', /\?error=invalid_scope&state=s-1$/],
    [{ responseTypes: ['TOKEN'] }, 'unsupported_response_type', /error=unsupported_response_type/],
  ])('refuses %j', async (more, error, location) => {
    const { run, input } = await flow();

    const { data } = await run(START, { input: input({ prompts: ['NONE'], ...more }) });

    expect(data.startAuthorization).toEqual({
      __typename: 'AuthorizationDenied',
      error,
      returnLocation: location && expect.stringMatching(location),
    });
  });

  it('lets nobody sign in who was not sent to', async () => {
    const { base, visit } = await flow();

    expect((await visit(`${base}/sign-in/nowhere`)).status).toBe(400);
  });

  it('begins anew after a reset: what it gave out is gone', async () => {
    const { run, sandbox, input, tokens } = await flow();
    const { data } = await run(START, { input: input({ prompts: ['NONE'] }) });
    sandbox.reset();

    expect(await tokens(data.startAuthorization.code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});

it('says in place of an answer why the provider cannot start, such as which package is missing', async () => {
  const missing = "The sandbox's OpenID provider needs the package oidc-provider: npm install oidc-provider";
  const provider = new Provider(() => Promise.reject(new MissingPackageError(missing)));

  const { status, body } = await provider.ask({ method: 'GET', target: '/', headers: {}, body: '', now: 0 });

  expect([status, JSON.parse(String(body))]).toEqual([501, { error: 'server_error', error_description: missing }]);
});

it('is loaded by a thread of the sandbox alone, so that production never does', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
  const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(naming(/^import (?!type).*'oidc-provider'/m)).toEqual(['subgraphs/identity/sandbox/listener.ts']);
  expect(naming(/'\.\/(sandbox\/)?listener\.ts'/)).toEqual(['subgraphs/identity/sandbox/worker.ts']);
  expect(naming(/identity.*worker\.ts/)).toEqual([]);
  expect(naming(/'\.\/worker\.ts'/).filter((file) => !file.startsWith('cli/'))).toEqual([
    'subgraphs/identity/sandbox/provider.ts',
  ]);
  expect(naming(/import \{.*\bWorker\b.*\} from 'node:worker_threads'/)).toEqual([
    'subgraphs/identity/sandbox/provider.ts',
  ]);
});
