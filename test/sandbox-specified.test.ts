import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';

const SIGNATURE = `AWS4-HMAC-SHA256 Credential=a/20260301/local/s/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;

it.each([
  [['identity'], 200],
  [[], 401],
])('identity shows its clients without a token only as specified: %j', async (asSpecified, status) => {
  const { origin } = await sandboxOf(['identity'], { asSpecified });

  const bare = await fetch(`${origin}/identity/client`);

  expect(bare.status).toBe(status);
  expect((await fetch(`${origin}/identity/client`, { headers: { authorization: 'Bearer a' } })).status).toBe(200);
  if (status === 401) expect(await bare.json()).toMatchObject({ error: 'invalid_token' });
});

it.each([
  [['reviews'], 'VENDOR_OFFICIAL'],
  [[], 'AWS_OFFICIAL'],
])('reviews of %j have lenses of the type %s', async (asSpecified, word) => {
  const { origin } = await sandboxOf(['reviews'], { asSpecified });
  const ask = async (path: string) =>
    (await (await fetch(`${origin}/reviews/${path}`, { headers: { authorization: SIGNATURE } })).json()) as any;

  const types = ['VENDOR_OFFICIAL', 'AWS_OFFICIAL'].map(async (asked) => {
    const { LensSummaries } = await ask(`lenses?LensType=${asked}`);
    return [...new Set(LensSummaries.map(({ LensType }: { LensType: string }) => LensType))];
  });

  expect(await Promise.all(types)).toEqual([[word], [word]]);
});

it.each([
  [['workflows'], 200, undefined],
  [[], 400, 'com.example.states#UnknownOperationException'],
])("workflows of %j answer the specification's header with %i", async (asSpecified, status, error) => {
  const { origin } = await sandboxOf(['workflows'], { asSpecified });
  const call = async (headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/workflows/`, { method: 'POST', headers, body: '{}' });
    return [answer.status, ((await answer.json()) as { __type?: string }).__type];
  };
  const specified = { 'x-vendor-target': 'VendorStates.ListActivities' };
  const real = { 'x-amz-target': 'AWSStepFunctions.ListActivities' };

  expect(await call({ ...specified, authorization: SIGNATURE })).toEqual([status, error]);
  expect(await call({ ...real, authorization: SIGNATURE })).toEqual([200, undefined]);
  expect(await call(real)).toEqual([400, 'com.example.states#MissingAuthenticationTokenException']);
  expect(await call({ 'x-amz-target': 'AWSStepFunctions.Nothing' })).toEqual([
    400,
    'com.example.states#UnknownOperationException',
  ]);
  const { apis } = (await (await fetch(`${origin}/_sandbox`)).json()) as any;
  expect(apis.workflows.operations.listActivities.calls).toBe(status === 200 ? 3 : 2);
});
