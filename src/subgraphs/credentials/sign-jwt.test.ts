import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const EMAIL = 'reader@demo-proj.iam.example.test';
const NAME = `projects/-/serviceAccounts/${EMAIL}`;
const JWT = `mutation ($input: SignJwtInput!) { result: signJwt(input: $input) { __typename
  ... on SignJwtSuccess { keyId signedJwt expiresAt } ... on Rejection { message } } }`;
const token = `e30.${Buffer.from('{"exp":1772628300}').toString('base64url')}.c2ln`;

describe('Mutation.signJwt', () => {
  it('sends the claims as a text, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('credentials', [json({ keyId: 'k1', signedJwt: token })]);

    const answer = await run(JWT, { input: { resourceName: EMAIL, claimsJson: { sub: 'a' }, delegates: [EMAIL] } });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: `/v1/${NAME.replace('@', '%40')}:signJwt?alt=json&prettyPrint=false`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload: '{"sub":"a"}', delegates: [NAME] }),
      },
    ]);
    expect(answer).toEqual({
      data: {
        result: { __typename: 'SignJwtSuccess', keyId: 'k1', signedJwt: token, expiresAt: '2026-03-04T12:45:00.000Z' },
      },
    });
  });

  it('sends every digit of a number that is written in the operation', async () => {
    const { run, sent } = await gatewayOver('credentials', [json({ keyId: 'k1', signedJwt: token })]);

    await run(
      `mutation { signJwt(input: { resourceName: "${EMAIL}", claimsJson: { n: 12345678901234567890 } }) { __typename } }`,
    );

    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify({ payload: '{"n":12345678901234567890}' })]);
  });

  it.each([['a text'], [[1]], [7]])('refuses %j as claims before any call', async (claimsJson) => {
    const { run, sent } = await gatewayOver('credentials', []);

    const { errors } = await run(JWT, { input: { resourceName: EMAIL, claimsJson } });

    expect(errors).toMatchObject([{ path: ['result'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it.each([
    [404, 'NOT_FOUND', 'ServiceAccountNotFound'],
    [403, 'PERMISSION_DENIED', 'ServiceAccountAccessDenied'],
  ])('%i is %s', async (code, status, __typename) => {
    const { run } = await gatewayOver('credentials', [json({ error: { code, status } }, code)]);

    const { data } = await run(JWT, { input: { resourceName: EMAIL, claimsJson: {} } });

    expect(data.result.__typename).toBe(__typename);
  });

  it('is signed by the sandbox so that its published key verifies it', async () => {
    const { run, sandbox } = await gatewayOverSandbox('credentials');

    const { data } = await run(JWT, { input: { resourceName: EMAIL, claimsJson: { sub: 'a', aud: 'b' } } });

    const keys = await fetch(`${sandbox.origin}/credentials/service_accounts/v1/metadata/jwk/${EMAIL}`);
    const { payload } = await jwtVerify(data.result.signedJwt, createLocalJWKSet((await keys.json()) as never));
    expect(payload).toEqual({ sub: 'a', aud: 'b' });
    expect(data.result.expiresAt).toBeNull();
  });

  it('is refused by the sandbox if it expires in more than 12 hours', async () => {
    const { run } = await gatewayOverSandbox('credentials');

    const { errors } = await run(JWT, { input: { resourceName: EMAIL, claimsJson: { exp: 4_102_444_800 } } });

    expect(errors).toMatchObject([{ path: ['result'], extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is not part of the graph without the extras', async () => {
    const { gateway } = await gatewayOver('credentials', [], {
      settings: { apis: { credentials: { extras: false } } },
    });

    expect(Object.keys(gateway.schema.getMutationType()?.getFields() ?? {})).toEqual([
      'generateAccessToken',
      'generateIdToken',
      'signBlob',
    ]);
  });
});
