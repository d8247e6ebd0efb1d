import { describe, expect, it } from 'vitest';
import { gatewayOverReaders, products, whole } from './readers.ts';

const LONG = Array.from({ length: 10 }, (_, at) => `example.test:${at}`);
const asPatches = { extensions: { live: 'patch' } };

describe('changes of a live query', () => {
  it('are patches for callers who ask for them, and whole for others', async () => {
    const { follow, state, gateway } = await gatewayOverReaders();
    state.products = LONG;
    const [patched, plain] = [await follow(asPatches), await follow()];
    expect(await patched.next()).toEqual({ event: 'next', data: { data: products(...LONG), revision: 1 } });
    expect(await plain.next()).toEqual(whole(...LONG));

    state.products = ['z', ...LONG];
    gateway.wake('readers');
    expect(await plain.next()).toEqual(whole('z', ...LONG));
    const path = '/reader/entitlements/0';
    expect((await patched.next())?.data).toEqual({
      revision: 2,
      patch: [{ op: 'add', path, value: { productId: 'z' } }],
    });

    state.products = ['y', ...LONG.slice(1)];
    gateway.wake('readers');
    expect((await patched.next())?.data).toEqual({
      revision: 3,
      patch: [
        { op: 'replace', path: `${path}/productId`, value: 'y' },
        { op: 'remove', path: '/reader/entitlements/1' },
      ],
    });
  });

  it('replace everything where that is shorter', async () => {
    const { follow, state, grant } = await gatewayOverReaders();
    state.products = Array.from({ length: 50 }, (_, at) => `p${at}`);
    const stream = await follow(asPatches);
    await stream.next();
    await grant('a');
    expect((await stream.next())?.data).toEqual({
      revision: 2,
      patch: [{ op: 'replace', path: '', value: products('a') }],
    });
  });

  it('have their errors whole', async () => {
    const { follow, state, gateway } = await gatewayOverReaders();
    const stream = await follow(asPatches);
    await stream.next();
    state.failure = { status: 500, headers: {}, body: '' };
    gateway.wake('readers');
    expect((await stream.next())?.data).toMatchObject({
      revision: 2,
      patch: [{ op: 'replace', path: '/reader', value: null }],
      errors: [{ path: ['reader'], extensions: { code: 'UPSTREAM_ERROR' } }],
    });
  });

  it('have one of two forms', async () => {
    const { follow, reads } = await gatewayOverReaders();
    const { response } = await follow({ extensions: { live: 'diff' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ message: '`extensions.live` is "whole" or "patch".' }] });
    expect(reads()).toBe(0);
  });
});
