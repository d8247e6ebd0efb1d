import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { readerKind } from './reader.ts';

const kind = (headers: IncomingHttpHeaders, method = 'POST', repeated: readonly string[] = []) =>
  readerKind(fakeRequest({ method, headers, repeated }));
const refusal = (http: object) => expect.objectContaining({ extensions: { code: 'BAD_REQUEST', http } }) as Error;
const WRONG_TYPE = refusal({ status: 415 });

describe('the reader of a request', () => {
  it.each(['GET', 'HEAD'])('is that of URLs for %s, with any content type', (method) => {
    expect(kind({}, method)).toBe('url');
    expect(kind({ 'content-type': 'text/plain', 'content-encoding': 'gzip' }, method)).toBe('url');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'get', 'post', '', 'OPTIONS'])('is none for %j', (method) => {
    expect(() => kind({ 'content-type': 'application/json' }, method)).toThrow(
      refusal({ status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } }),
    );
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json ; charset="utf-8"',
    'application/json;\tcharset=utf-8 ',
    'application/json;',
    'application/json; charset=utf-8;',
    'application/json; version=1',
    'application/json; charset=utf-8; version="1"',
  ])('is that of JSON for %j', (type) => {
    expect(kind({ 'content-type': type })).toBe('json');
    expect(kind({ 'content-type': type, 'content-encoding': 'identity' })).toBe('json');
  });

  it.each(['multipart/form-data; boundary=a', 'Multipart/Form-Data;boundary="a b"'])(
    'is that of uploads for %j',
    (type) => {
      expect(kind({ 'content-type': type })).toBe('multipart');
    },
  );

  it.each([
    undefined,
    '',
    'text/plain',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'application/graphql+json',
    'text/json',
    'application/json5',
    'application/jsonp; charset=utf-8',
    'application/json charset=utf-8',
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset=',
    'application/json; charset="utf-8',
    'application/json; charset=utf-8; charset=utf-16',
    'application/json; charset=utf-16; charset=utf-8',
    'application/json, application/json',
    'application/json, text/plain',
    'text/plain; a=application/json',
    'multipart/form-data',
    'multipart/mixed; boundary=a',
    'multipart/form-data2; boundary=a',
    'text/plain, multipart/form-data; boundary=a',
  ])('is none for %j', (type) => {
    expect(() => kind({ ...(type !== undefined && { 'content-type': type }) })).toThrow(WRONG_TYPE);
  });

  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', 'identity, identity', '', 'x'])(
    'is none for a body in the encoding %j',
    (encoding) => {
      for (const type of ['application/json', 'multipart/form-data; boundary=a']) {
        expect(() => kind({ 'content-type': type, 'content-encoding': encoding })).toThrow(WRONG_TYPE);
      }
    },
  );

  it.each<[string, () => unknown]>([
    ['The graph answers GET, HEAD and POST.', () => kind({}, 'PUT')],
    ['Send the body without `Content-Encoding`.', () => kind({ 'content-encoding': 'gzip' })],
    ['Send `Content-Type: application/json`, in UTF-8, or `multipart/form-data` for uploads.', () => kind({})],
    [
      'The request has more than one `Content-Type`.',
      () => kind({ 'content-type': 'application/json' }, 'POST', ['content-type']),
    ],
  ])('is none, and the reason is told: %s', (message, read) => {
    expect(read).toThrow(message);
  });

  it('is none where the content type stands twice, even the same', () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=a']) {
      expect(() => kind({ 'content-type': type }, 'POST', ['content-type'])).toThrow(WRONG_TYPE);
      expect(() => kind({ 'content-type': type }, 'POST', ['accept'])).not.toThrow();
    }
  });
});
