import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createHostCheck } from '#http';
import { headRefusal } from './node-http.ts';

const hostError = createHostCheck({ host: '127.0.0.1' });

it.each<[url: string | undefined, expected: string | undefined, status: number | undefined]>([
  ['/graphql?query=http://evil.example', '/graphql?query=http://evil.example', undefined],
  ['//evil.example/a', '//evil.example/a', undefined],
  ['http://localhost/graphql?query=a', '/graphql?query=a', undefined],
  ['HTTPS://LOCALHOST:4000/', '/', undefined],
  ['http://localhost', '/', undefined],
  ['http://localhost?query=a', '/?query=a', undefined],
  ['http://localhost#a', '/#a', 400],
  ['http://evil.example/#a', '/#a', 421],
  ['/graphql?query=a#b', '/graphql?query=a#b', 400],
  ['/#', '/#', 400],
  ['/%23', '/%23', undefined],
  ['http://localhost/a\nb', '/a\nb', undefined],
  ['http://evil.example/graphql', '/graphql', 421],
  ['http:///graphql', '/graphql', 400],
  ['ftp://localhost/graphql', 'ftp://localhost/graphql', undefined],
  ['xhttp://localhost/graphql', 'xhttp://localhost/graphql', undefined],
  ['*', '*', undefined],
  [undefined, undefined, undefined],
])('the target %j is %j in origin form, and refused with %s', (url, expected, status) => {
  const head = { rawHeaders: ['Host', 'localhost'], headers: {}, httpVersion: '1.1' };
  const request = { ...head, url } as unknown as IncomingMessage;

  expect([headRefusal(request, hostError)?.status, request.url]).toEqual([status, expected]);
});
