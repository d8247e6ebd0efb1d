import { describe, expect, it } from 'vitest';
import { urlParameters } from './reader.ts';

const refusal = (message: string, http: object = { status: 400 }) =>
  expect.objectContaining({ message, extensions: { code: 'BAD_REQUEST', http } }) as Error;

describe('the parameters in a URL', () => {
  it('are decoded as forms are', () => {
    const url =
      '/graphql?query=%7B+a(b%3A%22%C3%A9%2B%25%22)%20%7D&operationName=A&variables=%7B%22a%22%3A%5B1%5D%7D&extensions={}&documentId=i';

    expect(urlParameters(url)).toEqual({
      query: '{ a(b:"é+%") }',
      operationName: 'A',
      variables: { a: [1] },
      extensions: {},
      documentId: 'i',
    });
  });

  it.each(['/graphql', '/graphql?', '/graphql?&', '/graphql?query', '/graphql?query=&variables=&operationName=&x=1'])(
    'are none in %s',
    (url) => {
      expect(urlParameters(url)).toEqual({});
    },
  );

  it('begin after the first question mark, and may have further ones', () => {
    expect(urlParameters('/graphql?query=a?b=c&d')).toEqual({ query: 'a?b=c' });
    expect(urlParameters('?query=a')).toEqual({ query: 'a' });
  });

  it("of other names are not the graph's", () => {
    expect(urlParameters('/graphql?query=a&utm_source=b&utm_source=c&__proto__=d&Query=e')).toEqual({ query: 'a' });
  });

  it.each(['query', 'documentId', 'operationName', 'variables', 'extensions'])(
    'stand there once: %s is refused twice, however it is escaped and whatever it is',
    (name) => {
      const escaped = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;

      for (const twice of [`${name}={}&${name}={}`, `${name}={}&${escaped}={}`, `${name}=&query2=&${name}=`]) {
        expect(() => urlParameters(`/graphql?${twice}`)).toThrow(
          refusal(`\`${name}\` stands more than once in the URL.`, { status: 400, draftStatus: 422 }),
        );
      }
    },
  );

  it.each([
    ['variables', '{', '`variables` is not valid JSON.'],
    ['variables', '{"a":1,}', '`variables` is not valid JSON.'],
    ['variables', '%EF%BB%BF{}', '`variables` is not valid JSON.'],
    ['variables', 'undefined', '`variables` is not valid JSON.'],
    ['extensions', "{'a':1}", '`extensions` is not valid JSON.'],
    ['variables', '[]', '`variables` is a JSON object.'],
    ['variables', '1', '`variables` is a JSON object.'],
    ['extensions', '"a"', '`extensions` is a JSON object.'],
    ['variables', '{"a":1,"a":2}', '`variables` has a member more than once.'],
    ['extensions', '{"a":[{"b":1,"\\u0062":2}]}', '`extensions` has a member more than once.'],
  ])('are refused where %s is %s', (name, value, message) => {
    const isMalformed = message.endsWith('is a JSON object.');
    const http = { status: 400, ...(isMalformed && { draftStatus: 422 }) };

    expect(() => urlParameters(`/graphql?query=a&${name}=${value}`)).toThrow(refusal(message, http));
  });

  it('are absent where they are null', () => {
    expect(urlParameters('/graphql?query=a&variables=null&extensions=null')).toEqual({ query: 'a' });
  });

  it('have members of every name, and no prototype of theirs', () => {
    const { variables } = urlParameters('/graphql?variables={"__proto__":{"polluted":1},"constructor":2}');

    expect(Object.keys(variables ?? {})).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['a byte that is none of UTF-8', '%ff'],
    ['an overlong sequence', '%c0%af'],
    ['a surrogate', '%ed%a0%80'],
    ['a sequence that is cut off', '%c3'],
    ['the same in the name of a parameter that is not ours', 'a&%ff=1'],
    ['a sequence of which a half is not escaped', '%c3\u00a9'],
  ])('are refused with %s: nothing is replaced', (_what, escapes) => {
    expect(() => urlParameters(`/graphql?query=${escapes}`)).toThrow(refusal('The URL is not valid UTF-8.'));
  });

  it('are refused with letters that have to be escaped', () => {
    // node:http reads the bytes of such a URL as Latin-1.
    expect(() => urlParameters('/graphql?query=é')).toThrow(refusal('The URL is not valid UTF-8.'));
  });

  it('keep the replacement character where it was sent, and a percent sign that escapes nothing', () => {
    expect(urlParameters('/graphql?query=%ef%bf%bd%EF%BF%BD')).toEqual({ query: '\ufffd\ufffd' });
    expect(urlParameters('/graphql?query=100%&documentId=%zz%2')).toEqual({ query: '100%', documentId: '%zz%2' });
    expect(urlParameters('/graphql?query=%C3%A9%ag%2')).toEqual({ query: 'é%ag%2' });
  });
});
