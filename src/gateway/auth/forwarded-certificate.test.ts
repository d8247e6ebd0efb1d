import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { forwardedCertificate } from './credentials.ts';

const read = (format: 'xfcc' | 'nginx', headers: Readonly<Record<string, string>>, repeated: readonly string[] = []) =>
  forwardedCertificate(fakeRequest({ headers, repeated }), { format, callers: [] });
const xfcc = (value: string) => read('xfcc', { 'x-forwarded-client-cert': value });
const MALFORMED = expect.objectContaining({ message: expect.stringContaining('malformed') });

describe('X-Forwarded-Client-Cert', () => {
  it.each([
    ['Hash=AB12', { fingerprint: 'ab12', subject: undefined, uri: undefined }],
    [
      'By=spiffe://me;Hash=ab;Subject="CN=a, O=\\"b\\";C=d";URI=spiffe://you',
      { fingerprint: 'ab', subject: 'CN=a, O="b";C=d', uri: 'spiffe://you' },
    ],
    ['URI=a;URI=b;Hash=1', { fingerprint: '1', subject: undefined, uri: undefined }],
    ['Subject="";Hash=1', { fingerprint: '1', subject: undefined, uri: undefined }],
  ])('%s is read', (value, expected) => {
    expect(xfcc(value)).toEqual(expected);
  });

  it('without a certificate is none', () => {
    expect([read('xfcc', {}), xfcc('By=spiffe://me'), xfcc('')]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['Hash=1,Hash=2', 'Hash=1;;', 'Hash', 'Subject="open', 'Subject="a"b;Hash=1', '=1'])(
    '%s is refused',
    (value) => {
      expect(() => xfcc(value)).toThrow(MALFORMED);
    },
  );

  it('is refused where it is repeated', () => {
    expect(() => read('xfcc', { 'x-forwarded-client-cert': 'Hash=1' }, ['x-forwarded-client-cert'])).toThrow(
      'more than one',
    );
  });
});

describe('the headers of nginx', () => {
  it('are read where nginx has verified the certificate', () => {
    const headers = { 'ssl-client-verify': 'SUCCESS', 'ssl-client-s-dn': 'CN=a', 'ssl-client-fingerprint': 'AB' };

    expect(read('nginx', headers)).toEqual({ fingerprint: 'ab', subject: 'CN=a', uri: undefined });
  });

  it('are none for a client without a certificate', () => {
    expect(read('nginx', { 'ssl-client-verify': 'NONE', 'ssl-client-s-dn': '' })).toBeUndefined();
  });

  it.each<Readonly<Record<string, string>>>([
    { 'ssl-client-verify': 'FAILED:expired', 'ssl-client-s-dn': 'CN=a' },
    { 'ssl-client-s-dn': 'CN=a' },
    { 'ssl-client-fingerprint': 'ab' },
  ])('are refused where nothing was verified: %j', (headers) => {
    expect(() => read('nginx', headers)).toThrow('The credential is not valid');
  });
});
