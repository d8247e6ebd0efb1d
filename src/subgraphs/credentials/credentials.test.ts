import { verify } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const EMAIL = 'reader@demo.iam.example.test';
const NAME = `projects/-/serviceAccounts/${EMAIL}`;
const OTHER = 'projects/-/serviceAccounts/107123456789012345678';
const TARGET = '/v1/projects/-/serviceAccounts/reader%40demo.iam.example.test';
const FIXED = 'alt=json&prettyPrint=false';
const headers = { 'content-type': 'application/json' };
const failure = (status: number, word: string, more: object = {}) =>
  json({ error: { code: status, status: word, message: 'secret words', ...more } }, status);
const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

const ACCESS = `mutation ($input: GenerateAccessTokenInput!) { result: generateAccessToken(input: $input) { __typename
  ... on GenerateAccessTokenSuccess { accessToken expiresAt } ... on Rejection { message } } }`;
const ID = `mutation ($input: GenerateIdTokenInput!) { result: generateIdToken(input: $input) { __typename
  ... on GenerateIdTokenSuccess { idToken expiresAt } ... on Rejection { message } } }`;
const BLOB = `mutation ($input: SignBlobInput!) { result: signBlob(input: $input) { __typename
  ... on SignBlobSuccess { keyId signedBlob } ... on Rejection { message } } }`;

describe('Mutation.generateAccessToken', () => {
  const wire = { accessToken: 'secret-token', expireTime: '2026-03-04T12:15:00Z' };

  it('sends every argument in its place, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('credentials', [json(wire)]);
    const scopes = ['https://example.test/auth/all', 'https://example.test/auth/mail'];

    const answer = await run(ACCESS, {
      input: { resourceName: NAME, scopes, lifetimeSeconds: 900, delegates: [EMAIL, OTHER] },
    });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: `${TARGET}:generateAccessToken?${FIXED}`,
        headers,
        body: JSON.stringify({ scope: scopes, lifetime: '900s', delegates: [NAME, OTHER] }),
      },
    ]);
    expect(answer).toEqual({
      data: {
        result: {
          __typename: 'GenerateAccessTokenSuccess',
          accessToken: wire.accessToken,
          expiresAt: wire.expireTime,
        },
      },
    });
  });

  it('sends nothing that was not given', async () => {
    const { run, sent } = await gatewayOver('credentials', () => json(wire));

    await run(ACCESS, { input: { resourceName: NAME, scopes: ['a'] } });
    await run(ACCESS, { input: { resourceName: NAME, scopes: ['a'], lifetimeSeconds: null, delegates: null } });

    expect(sent.map(({ body }) => body)).toEqual(['{"scope":["a"]}', '{"scope":["a"]}']);
  });

  it.each([
    [EMAIL, TARGET],
    [NAME, TARGET],
    ['107123456789012345678', '/v1/projects/-/serviceAccounts/107123456789012345678'],
    [OTHER, '/v1/projects/-/serviceAccounts/107123456789012345678'],
  ])('takes %s as an account', async (resourceName, target) => {
    const { run, sent } = await gatewayOver('credentials', [json(wire)]);

    await run(ACCESS, { input: { resourceName, scopes: ['a'] } });

    expect(sent.map((each) => each.target)).toEqual([`${target}:generateAccessToken?${FIXED}`]);
  });

  it.each(['projects/demo/serviceAccounts/x', 'projects/-/serviceAccounts/', 'a/b', '..', ''])(
    'refuses %j as an account, before any call',
    async (resourceName) => {
      const { run, sent } = await gatewayOver('credentials', []);

      const { errors } = await run(ACCESS, { input: { resourceName, scopes: ['a'] } });

      expect(errors).toMatchObject([{ path: ['result'], extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );

  it('makes a token each time, and never sends the same twice by itself', async () => {
    const { run, sent } = await gatewayOver(
      'credentials',
      ({ method }) => (method === 'POST' ? failure(503, 'UNAVAILABLE') : json({})),
      {
        settings: { apis: { credentials: { retry: { attempts: 3 } } } },
      },
    );
    const one = 'generateAccessToken(input: { resourceName: "x@y", scopes: ["a"] }) { __typename }';

    const { errors } = await run(`mutation { a: ${one} b: ${one} }`);

    expect(sent.length).toBe(2);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);
  });
});

describe('Mutation.generateIdToken', () => {
  it('sends every argument in its place, and reads from the token when it ends', async () => {
    const token = jwt({ iss: 'https://accounts.example.test', exp: 1_772_628_300 });
    const { run, sent } = await gatewayOver('credentials', [json({ token })]);

    const answer = await run(ID, {
      input: {
        resourceName: EMAIL,
        audience: 'https://orders.example.test',
        includeEmail: true,
        includeOrganizationNumber: true,
        delegates: [OTHER],
      },
    });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: `${TARGET}:generateIdToken?${FIXED}`,
        headers,
        body: JSON.stringify({
          audience: 'https://orders.example.test',
          includeEmail: true,
          organizationNumberIncluded: true,
          delegates: [OTHER],
        }),
      },
    ]);
    expect(answer).toEqual({
      data: { result: { __typename: 'GenerateIdTokenSuccess', idToken: token, expiresAt: '2026-03-04T12:45:00.000Z' } },
    });
  });

  it.each(['opaque', jwt({ iss: 'x' }), jwt({ exp: 'soon' }), jwt({ exp: 1e300 }), jwt(null), 'a.%%%.c', ''])(
    'has no end where the token %j does not say',
    async (token) => {
      const { run, sent } = await gatewayOver('credentials', [json({ token })]);

      const answer = await run(ID, { input: { resourceName: EMAIL, audience: 'a' } });

      expect(sent[0]?.body).toBe('{"audience":"a"}');
      expect(answer).toEqual({
        data: { result: { __typename: 'GenerateIdTokenSuccess', idToken: token, expiresAt: null } },
      });
    },
  );
});

describe('Mutation.signBlob', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const wire = { keyId: '9f3c2b', signedBlob: 'Rk9SIFRFU1RTIE9OTFk=' };
    const { run, sent } = await gatewayOver('credentials', () => json(wire));

    const answer = await run(BLOB, { input: { resourceName: EMAIL, payload: 'aGVsbG8gd29ybGQ=', delegates: [EMAIL] } });
    await run(BLOB, { input: { resourceName: EMAIL, payload: 'aGVsbG8' } });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: `${TARGET}:signBlob?${FIXED}`,
        headers,
        body: JSON.stringify({ payload: 'aGVsbG8gd29ybGQ=', delegates: [NAME] }),
      },
      { method: 'POST', target: `${TARGET}:signBlob?${FIXED}`, headers, body: '{"payload":"aGVsbG8"}' },
    ]);
    expect(answer).toEqual({ data: { result: { __typename: 'SignBlobSuccess', ...wire } } });
  });

  it('refuses a payload that is no base64, before any call', async () => {
    const { run, sent } = await gatewayOver('credentials', []);

    const { errors } = await run(BLOB, { input: { resourceName: EMAIL, payload: 'not base64!' } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('refusals', () => {
  const inputs = [
    [ACCESS, { resourceName: EMAIL, scopes: ['a'] }],
    [ID, { resourceName: EMAIL, audience: 'a' }],
    [BLOB, { resourceName: EMAIL, payload: 'aGk=' }],
  ] as const;
  const reason = (word: string) => ({
    details: [{ '@type': 'x/Help' }, null, { '@type': 'x/ErrorInfo', reason: word }],
  });

  it.each([
    [404, 'NOT_FOUND', {}, 'ServiceAccountNotFound', 'There is no such service account.'],
    [
      403,
      'PERMISSION_DENIED',
      {},
      'ServiceAccountAccessDenied',
      'The gateway may not act as this service account, or there is none.',
    ],
    [
      403,
      'PERMISSION_DENIED',
      reason('IAM_PERMISSION_DENIED'),
      'ServiceAccountAccessDenied',
      'The gateway may not act as this service account, or there is none.',
    ],
  ])('%i with %s %j is %s', async (status, word, more, __typename, message) => {
    for (const [mutation, input] of inputs) {
      const { run, sent } = await gatewayOver('credentials', [failure(status, word, more)]);

      expect(await run(mutation, { input })).toEqual({ data: { result: { __typename, message } } });
      expect(sent.length).toBe(1);
    }
  });

  it('an API that is switched off is an error', async () => {
    for (const [mutation, input] of inputs) {
      const { run } = await gatewayOver('credentials', [failure(403, 'PERMISSION_DENIED', reason('SERVICE_DISABLED'))]);

      const { data, errors } = await run(mutation, { input });

      expect(data).toEqual({ result: null });
      expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED', status: 403 } }]);
    }
  });
});

describe('the sandbox of credentials', () => {
  const account = 'reader@demo-proj.iam.example.test';

  it('makes access tokens that end when they were asked to', async () => {
    const { run, sandbox } = await gatewayOverSandbox('credentials');
    sandbox.world.clock.stop(Date.parse('2026-03-01T12:00:00.250Z'));

    const { data } = await run(ACCESS, { input: { resourceName: account, scopes: ['a'], lifetimeSeconds: 900 } });
    const again = await run(ACCESS, { input: { resourceName: account, scopes: ['a'] } });

    expect(data.result).toEqual({
      __typename: 'GenerateAccessTokenSuccess',
      accessToken: expect.stringMatching(/^sandbox\.[0-9a-f]{48}$/),
      expiresAt: '2026-03-01T12:15:00Z',
    });
    expect(again.data.result.expiresAt).toBe('2026-03-01T13:00:00Z');
    expect(again.data.result.accessToken).not.toBe(data.result.accessToken);
  });

  it.each([
    ['reader', 3601, 'BAD_USER_INPUT'],
    ['trusted', 43_201, 'BAD_USER_INPUT'],
    ['trusted', 43_200, undefined],
    ['reader', 0, 'BAD_USER_INPUT'],
  ])('has a longest lifetime for %s: %i is %s', async (name, lifetimeSeconds, code) => {
    const { run } = await gatewayOverSandbox('credentials');

    const { errors } = await run(ACCESS, {
      input: { resourceName: `${name}@demo-proj.iam.example.test`, scopes: ['a'], lifetimeSeconds },
    });

    expect(errors?.[0].extensions.code).toBe(code);
  });

  it('signs ID tokens that its published key verifies', async () => {
    const { run, sandbox } = await gatewayOverSandbox('credentials');

    const { data } = await run(ID, {
      input: { resourceName: account, audience: 'https://orders.example.test', includeEmail: true },
    });

    const keys = await fetch(`${sandbox.origin}/credentials/service_accounts/v1/metadata/jwk/${account}`);
    const verified = await jwtVerify(data.result.idToken, createLocalJWKSet((await keys.json()) as never), {
      audience: 'https://orders.example.test',
    });
    expect(verified.protectedHeader.alg).toBe('RS256');
    expect(verified.payload).toMatchObject({ azp: account, email: account, email_verified: true });
    expect(Date.parse(data.result.expiresAt) / 1000).toBe(verified.payload.exp);
  });

  it('signs bytes so that its published key verifies them', async () => {
    const { run, sandbox } = await gatewayOverSandbox('credentials');

    const { data } = await run(BLOB, { input: { resourceName: account, payload: 'aGVsbG8=' } });

    const keys = await fetch(`${sandbox.origin}/credentials/service_accounts/v1/metadata/jwk/${account}`);
    const {
      keys: [key],
    } = (await keys.json()) as { keys: [JsonWebKey & { kid: string }] };
    const signature = Buffer.from(data.result.signedBlob, 'base64');
    expect(data.result.keyId).toBe(key.kid);
    expect(signature.length).toBe(256);
    expect(verify('sha256', Buffer.from('hello'), { key, format: 'jwk' }, signature)).toBe(true);
    expect(verify('sha256', Buffer.from('hallo'), { key, format: 'jwk' }, signature)).toBe(false);
  });

  it.each([
    [{ resourceName: 'nobody@demo-proj.iam.example.test' }, 'ServiceAccountNotFound'],
    [{ resourceName: 'locked@demo-proj.iam.example.test' }, 'ServiceAccountAccessDenied'],
    [{ resourceName: account, delegates: ['locked@demo-proj.iam.example.test'] }, 'ServiceAccountAccessDenied'],
    [{ resourceName: account, delegates: ['builder@demo-proj.iam.example.test'] }, 'GenerateAccessTokenSuccess'],
  ])('answers %j with %s', async (input, __typename) => {
    const { run } = await gatewayOverSandbox('credentials');

    const { data } = await run(ACCESS, { input: { ...input, scopes: ['a'] } });

    expect(data.result.__typename).toBe(__typename);
  });
});

describe('failures', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BAD_USER_INPUT'],
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [400, 'OUT_OF_RANGE', 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('credentials', [failure(status, word)]);

    const { data, errors } = await run(
      'mutation { signBlob(input: { resourceName: "a@b", payload: "aGk=" }) { __typename } }',
    );

    expect(data).toEqual({ signBlob: null });
    expect(errors).toEqual([
      {
        message: answered('credentials', status),
        path: ['signBlob'],
        locations: [{ line: 1, column: 12 }],
        extensions: {
          code,
          api: 'credentials',
          operation: 'signBlob',
          status,
          upstreamCode: word,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });
});
