import { describe, expect, it } from 'vitest';
import { contracts, load } from './harness.ts';
import { onSandbox } from './sandbox.ts';

describe('onSandbox', () => {
  const settings = load(`
interfaces:
  chat: { url: https://chat.example, token: secret }
  marketplace: { token: secret }
  countries: { enabled: false }
`);
  const { interfaces } = onSandbox(settings, contracts, 'http://127.0.0.1:4100');

  it("keeps an interface's quotas where they are set, or enforced by the sandbox", () => {
    const own = '[{ name: own, calls: 1, within: 1s }]';
    const quotasIn = (limits: string) => {
      const found = load(`{ sandbox: { limits: ${limits} }, interfaces: { chat: { quotas: ${own} } } }`);
      const { chat, blockchain } = onSandbox(found, contracts, 'http://127.0.0.1:4100').interfaces;
      return [chat?.quotas, blockchain?.quotas];
    };

    const set = [{ name: 'own', calls: 1, seconds: 1, per: 'address' }];
    expect(['published', 'usual', 'none'].map(quotasIn)).toEqual([
      [set, undefined],
      [set, []],
      [set, []],
    ]);
  });

  it('changes no interface with an address, and none that is switched off', () => {
    expect(interfaces['chat']).toBe(settings.interfaces['chat']);
    expect(Object.keys(interfaces)).toEqual(['chat', 'blockchain', 'identity', 'workflows', 'marketplace']);
  });

  it('gives the others an address in the sandbox, and no secret', () => {
    const { marketplace, ...others } = interfaces;
    expect(marketplace).toEqual({
      ...settings.interfaces['marketplace'],
      url: 'http://127.0.0.1:4100/marketplace',
      credentials: { type: 'header', name: 'authorization', prefix: 'Bearer ', value: 'sandbox' },
      allowPrivateAddresses: true,
      quotas: [],
      sandboxed: true,
    });
    expect(others['blockchain']?.credentials).toEqual({ type: 'query', name: 'api_code', value: 'sandbox' });
    expect(others['identity']?.credentials).toEqual({ type: 'forwarded', headers: ['authorization'] });
    expect(others['workflows']?.credentials).toEqual({
      type: 'sigv4',
      accessKeyId: 'sandbox',
      secretAccessKey: 'sandbox',
      region: 'local',
      service: 'states',
    });
  });
});
