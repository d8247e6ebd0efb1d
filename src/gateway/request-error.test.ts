import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { httpExtension, requestError } from './types.ts';

it('is a bad request by default', () => {
  expect(requestError('a').extensions).toEqual({ code: 'BAD_REQUEST', http: { status: 400 } });
  expect(
    requestError('a', { code: 'CONFLICT', status: 405, headers: { allow: 'POST' }, spec: true }).extensions,
  ).toEqual({
    code: 'CONFLICT',
    http: { status: 405, headers: { allow: 'POST' }, spec: true },
  });
});

it.each([undefined, null, 'a', 400])('has no HTTP extension if `http` is %j', (http) => {
  expect(httpExtension(new GraphQLError('a', { extensions: { http: http as never } }))).toBeUndefined();
  expect(httpExtension(Object.assign(new Error('a'), { extensions: { http: {} } }))).toBeUndefined();
});

it('has the status of its response', () => {
  expect(httpExtension(requestError('a', { status: 418 }))).toEqual({ status: 418 });
});
