import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';

const READER = '/readers/v1/publications/gazette.example.test/readers/r-1002';
const ENTITLEMENTS = `${READER}/entitlements`;

/** The readers' mock, and a way to call it. */
async function readers() {
  const { origin } = await sandboxOf(['readers', 'credentials']);
  return async (target: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    const headers = { authorization: 'Bearer a', 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + target, init);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: type === 'application/json' ? JSON.parse(text) : text };
  };
}

const violation = (field: string, description: string) => ({
  error: {
    code: 400,
    message: description,
    status: 'INVALID_ARGUMENT',
    details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] }],
  },
});

it.each([
  [`${ENTITLEMENTS}?nope=1`, 'nope', 'Unknown name "nope": Cannot find field.'],
  [`${ENTITLEMENTS}?fields=name,entitlements(nope)`, 'fields', 'fields has no member entitlements/nope'],
  [`${ENTITLEMENTS}?fields=name(`, 'fields', 'fields has no member name('],
  [`${ENTITLEMENTS}?alt=xml`, 'alt', `Invalid value at 'alt' (TYPE_ENUM), "xml"`],
  [`${ENTITLEMENTS}?$.xgafv=3`, '$.xgafv', `Invalid value at '$.xgafv' (TYPE_ENUM), "3"`],
])('refuses %s', async (target, field, description) => {
  const call = await readers();

  expect(await call(target)).toMatchObject({ status: 400, body: violation(field, description) });
});

it.each([
  ['generateAccessToken', { scope: ['a'] }],
  ['generateIdToken', { audience: 'a' }],
  ['signBlob', { payload: 'aGVsbG8' }],
  ['signJwt', { payload: '{}' }],
])('refuses a mask of %s that names no member', async (operation, body) => {
  const call = await readers();
  const target = `/credentials/v1/projects/-/serviceAccounts/reader@demo-proj.iam.example.test:${operation}`;

  const [answer, refused] = await Promise.all(
    ['', '?fields=nope'].map((query) => call(target + query, { method: 'POST', body })),
  );

  expect(answer?.status).toBe(200);
  expect(refused).toMatchObject({ status: 400, body: violation('fields', 'fields has no member nope') });
});

it('keeps entitlements and readers that an invalid request would change', async () => {
  const call = await readers();
  const before = (await call(ENTITLEMENTS)).body;

  const patched = await call(ENTITLEMENTS, { method: 'PATCH', body: { nope: 1 } });
  const nested = await call(ENTITLEMENTS, {
    method: 'PATCH',
    body: { entitlements: [{ productId: 'a:b', nope: 1 }] },
  });
  const deleted = await call(`${READER}?force=maybe`, { method: 'DELETE' });

  expect(patched.body).toEqual(violation('nope', 'Unknown name "nope": Cannot find field.'));
  expect(nested.body).toEqual(violation('entitlements[0].nope', 'Unknown name "nope": Cannot find field.'));
  expect(deleted.body).toEqual(violation('force', `Invalid value at 'force' (TYPE_BOOL), "maybe"`));
  expect(before.entitlements.length).toBeGreaterThan(0);
  expect((await call(ENTITLEMENTS)).body).toEqual(before);
});

it('lists errors in the older way too for `$.xgafv=1`', async () => {
  const call = await readers();
  const unknown = `${ENTITLEMENTS.replace('r-1002', 'none')}?$.xgafv=`;

  expect((await call(`${unknown}2`)).body.error.errors).toBeUndefined();
  expect((await call(`${unknown}1`)).body.error).toMatchObject({
    code: 404,
    status: 'NOT_FOUND',
    errors: [{ domain: 'global', reason: 'notFound', message: 'The publication has no such reader.' }],
  });
});

it('sends a script for `callback`', async () => {
  const call = await readers();

  expect(await call(`${ENTITLEMENTS}?callback=show&fields=name`)).toEqual({
    status: 200,
    type: 'text/javascript; charset=UTF-8',
    body: `// API callback\nshow({"name":"${ENTITLEMENTS.slice('/readers/v1/'.length)}"});`,
  });
});

it('has an error for addresses that no operation has', async () => {
  const call = await readers();
  const path = '/credentials/v1/projects/demo-proj/serviceAccounts/a@b.test:generateAccessToken';

  expect(await call(path, { method: 'POST', body: { scope: ['a'] } })).toEqual({
    status: 404,
    type: 'application/json',
    body: { error: { code: 404, message: 'There is no such method or resource.', status: 'NOT_FOUND' } },
  });
});
