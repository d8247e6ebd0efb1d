import { describe, expect, it } from 'vitest';
import type { Paging } from '#contract';
import type { Slug } from '#contracts';
import { contract } from '#test/hostile/contract';
import { createUpstream } from './client.ts';
import { NotConfiguredError } from './errors.ts';
import { Scope } from './scope.ts';
import type { ApiSettings } from './settings.ts';

const SETTINGS: ApiSettings = {
  servers: {},
  credentials: { type: 'none' },
  forward: [],
  timeouts: { connectMs: 1000, headersMs: 1000, bodyMs: 1000, totalMs: 1000 },
  limits: { bytes: 1000, ratio: 10 },
  connections: 1,
  retry: { attempts: 0, budgetPercent: 10 },
  breaker: { failures: 0, openMs: 1000 },
  allowPrivateAddresses: true,
  settings: {},
};
const paged = { style: 'offset', offset: 'o', limit: 'l', items: '' } as const;
const client = (paging?: Paging, more: Partial<ApiSettings> = {}) =>
  createUpstream([contract({ get: { path: '/', ...(paging && { paging }) } })], { probe: { ...SETTINGS, ...more } });
const probe = 'probe' as Slug;
type Calls = Readonly<Record<string, (args?: object) => Promise<unknown>>>;
const callsOf = (of: ReturnType<typeof client>, scope = new Scope()) =>
  (of.forScope(scope) as unknown as { probe: Calls }).probe;

describe('createUpstream', () => {
  it('needs settings of every API', () => {
    expect(() => createUpstream([contract({})], {})).toThrow(new TypeError('probe has no settings'));
  });

  it('makes the calls of an API once for each scope', () => {
    const one = client();
    const upstream = one.forScope(new Scope()) as unknown as { probe: Calls };

    expect(upstream.probe).toBe(upstream.probe);
    expect(upstream.probe).not.toBe(callsOf(one));
    expect(Object.keys(upstream)).toEqual(['scope']);
  });

  it('makes no call of an API that has no address', async () => {
    await expect(callsOf(client())['get']?.()).rejects.toThrow(NotConfiguredError);
  });

  it('makes no call on behalf of a scope that was cancelled', async () => {
    const scope = new Scope();
    const calls = callsOf(client(), scope);
    const reason = new Error('gone');
    scope.cancel(reason);

    await expect(calls['get']?.()).rejects.toBe(reason);
  });

  it.each([
    [undefined, undefined, 1000],
    [paged, undefined, 1000],
    [{ ...paged, maximum: 200 }, undefined, 200],
    [{ ...paged, maximum: 200 }, 50, 50],
    [{ ...paged, maximum: 200 }, 500, 200],
    [paged, 50, 50],
  ])('has the page size: %j and a setting of %j make %d', (paging, pageSize, expected) => {
    const facts = client(paging, { pageSize }).facts(probe, 'get');

    expect(facts.pageSize).toBe(expected);
    expect(facts.operation.path).toBe('/');
  });

  it('throws for unknown operations', () => {
    expect(() => client().facts(probe, 'other')).toThrow(new TypeError('There is no operation probe.other'));
  });
});
