import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import {
  answered,
  declaredCode,
  empty,
  gatewayOf,
  gatewayOver,
  json,
  type Reply,
  runOn,
  type Sent,
  text,
} from '#test/harness';

const CALLBACK = 'https://portal.example.test/cb';
const everything = {
  clientId: 'c-1',
  responseTypes: ['ID_TOKEN', 'CODE', 'CODE'],
  scopes: ['openid', 'email~r'],
  redirectUri: CALLBACK,
  state: 'a&b=c',
  responseMode: 'FRAGMENT',
  nonce: 'n-1',
  display: 'POPUP',
  prompts: ['LOGIN', 'CONSENT'],
  maxAgeSeconds: 60,
  uiLocales: ['en-IE', 'ga'],
};
const QUERY =
  'client_id=c-1&response_type=code%20id_token&scope=openid%20email~r&redirect_uri=https%3A%2F%2Fportal.example.test%2Fcb' +
  '&state=a%26b%3Dc&response_mode=fragment&nonce=n-1&display=popup&prompt=login%20consent&max_age=60&ui_locales=en-IE%20ga';
const least = { clientId: 'c-1', responseTypes: ['CODE'], scopes: ['openid'], redirectUri: CALLBACK, state: 's-1' };
const LEAST_QUERY =
  'client_id=c-1&response_type=code&scope=openid&redirect_uri=https%3A%2F%2Fportal.example.test%2Fcb&state=s-1';

const URL_OF = 'query ($input: AuthorizationUrlInput!) { authorizationUrl(input: $input) }';
const START = `mutation ($input: StartAuthorizationInput!) { startAuthorization(input: $input) { __typename
  ... on StartAuthorizationSuccess { location requiresSignIn state code idToken accessToken tokenType expiresInSeconds }
  ... on AuthorizationDenied { message error description returnLocation state } } }`;

const redirect = (location: string, status = 302) => empty(status, { location });
const client = (n: number, more: object = {}) => ({
  client_id: `c-${n}`,
  client_name: `Portal ${n}`,
  client_uri: `https://portal-${n}.example.test`,
  ...more,
});
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.authorizationUrl', () => {
  it('is the whole address, made without a call', async () => {
    const { run, sent, gateway } = await gatewayOver('identity', []);
    const { url } = gateway.settings.apis['identity'] ?? {};

    expect(await run(URL_OF, { input: everything })).toEqual({
      data: { authorizationUrl: `${url}/authorize?${QUERY}` },
    });
    expect(await run(URL_OF, { input: least })).toEqual({
      data: { authorizationUrl: `${url}/authorize?${LEAST_QUERY}` },
    });
    expect(sent).toEqual([]);
  });

  it('needs neither a state nor scopes, and takes the global id of a client', async () => {
    const { run } = await gatewayOver('identity', []);
    const input = {
      clientId: toGlobalId('IdentityClient', 'c-1'),
      responseTypes: ['CODE'],
      redirectUri: 'org.app:/cb',
    };

    const { data } = await run(URL_OF, { input });

    expect(new URL(data.authorizationUrl).search).toBe(
      '?client_id=c-1&response_type=code&redirect_uri=org.app%3A%2Fcb',
    );
  });

  it('refuses what is no URI to be sent back to', async () => {
    const { run } = await gatewayOver('identity', []);

    const { errors } = await run(URL_OF, { input: { ...least, redirectUri: '/cb' } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('lies below the configured address, and holds no credential', async () => {
    const settings = { apis: { identity: { token: 'secret' } } };
    const gateway = gatewayOf({ identity: 'https://id.example.test/tenant/7' }, settings);

    const { data } = await runOn(gateway, URL_OF, { input: least });

    expect(data).toEqual({ authorizationUrl: `https://id.example.test/tenant/7/authorize?${LEAST_QUERY}` });
  });

  it.each([
    [['CODE'], 'code'],
    [['ID_TOKEN'], 'id_token'],
    [['TOKEN'], 'token'],
    [['ID_TOKEN', 'TOKEN'], 'token id_token'],
    [['ID_TOKEN', 'CODE'], 'code id_token'],
    [['TOKEN', 'CODE'], 'code token'],
    [['ID_TOKEN', 'TOKEN', 'CODE'], 'code token id_token'],
  ])('names %j as the provider does: %s', async (responseTypes, expected) => {
    const { run } = await gatewayOver('identity', []);

    const { data } = await run(URL_OF, { input: { ...least, responseTypes } });

    expect(new URL(data.authorizationUrl).searchParams.get('response_type')).toBe(expected);
  });

  it.each([
    ['responseTypes', []],
    ['responseTypes', ['UNRECOGNIZED']],
    ['scopes', []],
    ['scopes', ['openid email']],
    ['scopes', ['openid', '']],
    ['prompts', []],
    ['uiLocales', ['en ga']],
  ])('refuses %s %j', async (name, value) => {
    const { run } = await gatewayOver('identity', []);

    const { errors } = await run(URL_OF, { input: { ...least, [name]: value } });

    // GraphQL itself refuses a word that an enum does not have.
    const message = expect.stringMatching(
      name === 'responseTypes' && value.length > 0
        ? /UNRECOGNIZED/
        : new RegExp(
            `^(No value of )?\`input.${name}\` (is an empty list: name at least one|has a blank, or is empty)\\.$`,
          ),
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([
    ['maxAgeSeconds', -1],
    ['prompts', ['NONE', 'LOGIN']],
    ['redirectUri', `${CALLBACK}#`],
    ['redirectUri', `${CALLBACK}#part`],
  ])('refuses %s %j, which no provider accepts, as does its mutation', async (name, value) => {
    const { run, sent } = await gatewayOver('identity', []);
    const input = { ...least, [name]: value };

    const answers = [await run(URL_OF, { input }), await run(START, { input })];

    const refusal = { message: expect.stringContaining(`\`input.${name}\``), extensions: { code: 'BAD_USER_INPUT' } };
    expect(answers.map(({ errors }) => errors)).toMatchObject([[refusal], [refusal]]);
    expect(sent).toEqual([]);
  });

  it('takes an age of no seconds, and `NONE` given twice', async () => {
    const { run } = await gatewayOver('identity', []);

    const { data } = await run(URL_OF, { input: { ...least, maxAgeSeconds: 0, prompts: ['NONE', 'NONE'] } });

    expect(data.authorizationUrl).toContain('&prompt=none&max_age=0');
  });

  it('says so where the API has no address', async () => {
    const gateway = gatewayOf({}, { unconfigured: 'error' });

    const { errors } = await runOn(gateway, URL_OF, { input: least });

    expect(errors).toMatchObject([
      { path: ['authorizationUrl'], extensions: { code: 'NOT_CONFIGURED', api: 'identity' } },
    ]);
  });
});

describe('Mutation.startAuthorization', () => {
  const caller = { headers: { authorization: 'Bearer of-the-caller' } };

  it('sends every argument in its place, without a credential, and does not follow the redirect', async () => {
    const location = 'https://id.example.test/sign-in/5f2a9c?error=none-of-yours';
    const { run, sent } = await gatewayOver('identity', [redirect(location, 303)], caller);

    const { data, errors } = await run(START, { input: everything });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: `/authorize?${QUERY}`, headers: {}, body: '' }]);
    expect(data.startAuthorization).toEqual({
      __typename: 'StartAuthorizationSuccess',
      location,
      requiresSignIn: true,
      state: null,
      code: null,
      idToken: null,
      accessToken: null,
      tokenType: null,
      expiresInSeconds: null,
    });
  });

  it('sends a form instead', async () => {
    const { run, sent } = await gatewayOver('identity', [redirect('/sign-in/5f2a9c', 303)], caller);

    const { data } = await run(START, { input: { ...everything, method: 'POST' } });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: '/authorize',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: QUERY.replaceAll('%20', '+').replaceAll('~', '%7E'),
      },
    ]);
    expect(data.startAuthorization).toMatchObject({
      requiresSignIn: true,
      location: expect.stringMatching(/^http.*\/sign-in\/5f2a9c$/),
    });
  });

  it('sends nothing that was not asked for, a configured credential neither, but what is always sent on', async () => {
    const settings = { apis: { identity: { token: 'secret', forward: ['x-tenant'] } } };
    const options = { settings, headers: { 'x-tenant': 't-1' } };
    const { run, sent } = await gatewayOver('identity', [redirect(`${CALLBACK}?code=x`)], options);

    await run(START, { input: least });

    const headers = { 'x-tenant': 't-1' };
    expect(sent).toEqual([{ method: 'GET', target: `/authorize?${LEAST_QUERY}`, headers, body: '' }]);
  });

  const nothing = {
    state: null,
    code: null,
    idToken: null,
    accessToken: null,
    tokenType: null,
    expiresInSeconds: null,
  };
  it.each([
    ['a code in the query', `${CALLBACK}?code=abc&state=s-1`, 302, { code: 'abc', state: 's-1' }],
    ['a code by way of 303', `${CALLBACK}?code=abc&state=s-1`, 303, { code: 'abc', state: 's-1' }],
    [
      'tokens in the fragment',
      `${CALLBACK}#code=abc&id_token=e30.e30.&access_token=tok&token_type=Bearer&expires_in=3600&state=s%201`,
      302,
      {
        code: 'abc',
        idToken: 'e30.e30.',
        accessToken: 'tok',
        tokenType: 'Bearer',
        expiresInSeconds: 3600,
        state: 's 1',
      },
    ],
    ['a lifetime that is none', `${CALLBACK}#access_token=tok&expires_in=long`, 302, { accessToken: 'tok' }],
  ])('shows %s', async (_what, location, status, told) => {
    const { run } = await gatewayOver('identity', [redirect(location, status)]);

    const { data } = await run(START, { input: least });

    expect(data.startAuthorization).toEqual({
      __typename: 'StartAuthorizationSuccess',
      location,
      requiresSignIn: false,
      ...nothing,
      ...told,
    });
  });

  it('knows the way back of a program that has an address of its own kind', async () => {
    const { run } = await gatewayOver('identity', [redirect('test.example.app:/cb?code=abc')]);

    const { data } = await run(START, { input: { ...least, redirectUri: 'test.example.app:/cb' } });

    expect(data.startAuthorization).toMatchObject({ requiresSignIn: false, code: 'abc' });
  });

  it.each([
    ['#expires_in=3600', 3600],
    ['#expires_in=3600s', null],
    ['#expires_in=a3600', null],
    ['#expires_in=', null],
    ['#', null],
  ])('reads how long a token is valid from %s', async (outcome, expiresInSeconds) => {
    const { run } = await gatewayOver('identity', [redirect(CALLBACK + outcome)]);

    const { data } = await run(START, { input: least });

    expect(data.startAuthorization).toMatchObject({ requiresSignIn: false, expiresInSeconds });
  });

  it.each([
    ['in the query', '?error=login_required&error_description=Nobody+is+signed+in&state=s-1', 'Nobody is signed in'],
    ['in the fragment', '#error=login_required&state=s-1', null],
  ])('shows a refusal that comes %s', async (_where, outcome, description) => {
    const { run } = await gatewayOver('identity', [redirect(CALLBACK + outcome)]);

    const { data, errors } = await run(START, { input: { ...least, prompts: ['NONE'] } });

    expect(errors).toBeUndefined();
    expect(data.startAuthorization).toEqual({
      __typename: 'AuthorizationDenied',
      message: 'The provider refused the authorization.',
      error: 'login_required',
      description,
      returnLocation: CALLBACK + outcome,
      state: 's-1',
    });
  });

  it.each([
    ['as JSON', json({ error: 'unauthorized_client', error_description: 'Who?' }, 400), 'unauthorized_client', 'Who?'],
    ['as a page', text('<p>No</p>', 400, 'text/html'), null, null],
    ['as null', text('null', 400, 'application/json'), null, null],
    ['as a text in JSON', text('"no"', 400, 'application/json'), null, null],
    ['with a description that is no text', json({ error: 'no', error_description: 7 }, 400), 'no', null],
  ])(
    'shows a refusal that the provider does not send back to the client, %s',
    async (_how, reply, error, description) => {
      const { run } = await gatewayOver('identity', [reply]);

      const { data, errors } = await run(START, { input: least });

      expect(errors).toBeUndefined();
      expect(data.startAuthorization).toEqual({
        __typename: 'AuthorizationDenied',
        message: 'The provider refused the authorization.',
        error,
        description,
        returnLocation: null,
        state: null,
      });
    },
  );

  it('is sent once, although it fails in a way that passes, or for want of a credential', async () => {
    for (const status of [503, 401]) {
      const { run, sent } = await gatewayOver('identity', () => text('No', status), {
        settings: { apis: { identity: { retry: { attempts: 3 } } } },
      });

      const { data, errors } = await run(START, { input: least });

      expect(data).toEqual({ startAuthorization: null });
      expect(errors?.length).toBe(1);
      expect(sent.length).toBe(1);
    }
  });

  it('fails on a page, and on a redirect to nowhere', async () => {
    const { run } = await gatewayOver('identity', [text('<p>Sign in</p>', 200, 'text/html'), empty(302)]);

    for (const _each of [1, 2]) {
      const { errors } = await run(START, { input: least });
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE', operation: 'authorize' } }]);
    }
  });
});

describe('Query.clients', () => {
  it('shows everything of a client', async () => {
    const wire = client(1, {
      redirect_uris: [CALLBACK],
      response_types: ['code', 'code id_token', 'code device'],
      grant_types: ['authorization_code'],
      application_type: 'web',
      contacts: ['ops@example.test'],
      logo_uri: 'https://portal.example.test/logo.svg',
      policy_uri: 'https://portal.example.test/policy',
      tos_uri: 'https://portal.example.test/terms',
      default_max_age: 3600,
      default_scopes: ['openid', 'email'],
    });
    const secrets = { client_secret: 'hidden', registration_access_token: 'hidden' };
    const { run, sent } = await gatewayOver('identity', [json([{ ...wire, ...secrets }])], {
      headers: { authorization: 'Bearer abc' },
    });

    const { data, errors } =
      await run(`{ clients { totalCount nodes { clientId name homePageUrl redirectUris responseTypes grantTypes
      applicationType contacts logoUrl policyUrl termsUrl defaultMaxAgeSeconds defaultScopes raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/client', headers: { authorization: 'Bearer abc' }, body: '' }]);
    expect(data.clients).toEqual({
      totalCount: 1,
      nodes: [
        {
          clientId: 'c-1',
          name: 'Portal 1',
          homePageUrl: 'https://portal-1.example.test',
          redirectUris: [CALLBACK],
          responseTypes: [['CODE'], ['CODE', 'ID_TOKEN'], ['CODE', 'UNRECOGNIZED']],
          grantTypes: ['authorization_code'],
          applicationType: 'web',
          contacts: ['ops@example.test'],
          logoUrl: 'https://portal.example.test/logo.svg',
          policyUrl: 'https://portal.example.test/policy',
          termsUrl: 'https://portal.example.test/terms',
          defaultMaxAgeSeconds: '3600',
          defaultScopes: ['openid', 'email'],
          raw: wire,
        },
      ],
    });
  });

  it('takes a client of which nothing is told but its name and page', async () => {
    const { run } = await gatewayOver('identity', [
      json([{ client_name: 'Portal', client_uri: 'https://portal.example.test' }]),
    ]);

    const { data, errors } = await run(
      '{ clients { nodes { id clientId redirectUris responseTypes grantTypes contacts defaultScopes defaultMaxAgeSeconds } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.clients.nodes).toEqual([
      {
        id: Buffer.from('IdentityClient:https://portal.example.test').toString('base64url'),
        clientId: null,
        redirectUris: [],
        responseTypes: [],
        grantTypes: [],
        contacts: [],
        defaultScopes: [],
        defaultMaxAgeSeconds: null,
      },
    ]);
  });

  it('shows addresses that are sent as empty texts as nothing', async () => {
    const client = { client_id: 'c-1', client_name: 'App', client_uri: 'https://app.example.test' };
    const addresses = {
      logo_uri: '',
      policy_uri: '',
      tos_uri: '',
    };
    const { run } = await gatewayOver('identity', [json([{ ...client, ...addresses }])]);

    expect(await run('{ clients { nodes { logoUrl policyUrl termsUrl } } }')).toEqual({
      data: {
        clients: {
          nodes: [{ logoUrl: null, policyUrl: null, termsUrl: null }],
        },
      },
    });
  });

  it('pages the whole list, and finds any number of clients again with one call', async () => {
    const { run, sent } = await gatewayOver('identity', () => json([client(1), client(2), client(3)]));
    const { data } = await run(
      '{ clients(last: 2) { totalCount nodes { id clientId } pageInfo { hasPreviousPage } } }',
    );
    const ids = data.clients.nodes.map(({ id }: { id: string }) => id);
    sent.length = 0;

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IdentityClient { name } } }', { ids });

    expect(data.clients).toMatchObject({
      totalCount: 3,
      nodes: [{ clientId: 'c-2' }, { clientId: 'c-3' }],
      pageInfo: { hasPreviousPage: true },
    });
    expect(again.data).toEqual({ nodes: [{ name: 'Portal 2' }, { name: 'Portal 3' }] });
    expect(targets(sent)).toEqual(['/client']);
  });
});

describe('failures', () => {
  const problem = (title: string, status: number): Reply => ({
    ...json({ type: 'about:blank', title, status }, status),
    headers: { 'content-type': 'application/problem+json' },
  });
  it.each([
    [400, json({ error: 'invalid_request' }, 400), 'BAD_USER_INPUT', 'invalid_request'],
    [401, json({ error: 'invalid_token', error_description: 'secret words' }, 401), 'UNAUTHENTICATED', 'invalid_token'],
    [401, empty(401), 'UNAUTHENTICATED', undefined],
    [403, json({ error: 'insufficient_scope' }, 403), 'PERMISSION_DENIED', 'insufficient_scope'],
    [404, problem('Not Found', 404), 'NOT_FOUND', undefined],
    [429, text('Slow down', 429), 'RATE_LIMITED', undefined],
    [500, text('<p>Oh</p>', 500, 'text/html'), 'UPSTREAM_ERROR', undefined],
    [503, problem('Away', 503), 'UPSTREAM_UNAVAILABLE', undefined],
    [302, redirect('https://id.example.test/'), 'UPSTREAM_INVALID_RESPONSE', undefined],
  ])('%i with %o is %s', async (status, reply, code, upstreamCode) => {
    const { run } = await gatewayOver('identity', [reply]);

    const { data, errors } = await run('{ clients { totalCount } }');

    expect(data).toEqual({ clients: null });
    const what =
      status === 302 ? 'identity answered with a redirect, which is not followed' : answered('identity', status);
    expect(errors).toEqual([
      {
        message: what,
        path: ['clients'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'identity',
          operation: 'listClients',
          status,
          ...(upstreamCode && declaredCode('identity', upstreamCode)),
          retryable: code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE',
          requestId: 'test',
        },
      },
    ]);
  });

  it('of a form are told as those of an address are', async () => {
    const { run } = await gatewayOver('identity', [json({ error: 'server_error' }, 503)]);

    const { data, errors } = await run(START, { input: { ...least, method: 'POST' } });

    expect(data).toEqual({ startAuthorization: null });
    expect(errors).toMatchObject([
      { path: ['startAuthorization'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'authorizeByForm' } },
    ]);
  });
});
