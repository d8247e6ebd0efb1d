import { expect, it } from 'vitest';
import { httpOrigin } from './http-origin.ts';

it('is the origin of an address, which is bracketed where it is one of IPv6', () => {
  expect(['localhost', '127.0.0.1', '::1'].map((host) => httpOrigin(host, 4000))).toEqual([
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ]);
});
