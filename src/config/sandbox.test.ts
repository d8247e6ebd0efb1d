import { describe, expect, it } from 'vitest';
import { contracts, load } from './harness.ts';
import { onSandbox } from './settings.ts';

describe('onSandbox', () => {
  const settings = load(`
apis:
  chat: { url: https://chat.example, token: secret }
  marketplace: { token: secret }
  countries: { enabled: false }
`);
  const { apis } = onSandbox(settings, contracts, 'http://127.0.0.1:4100');

  it("keeps an API's quotas where they are set, or enforced by the sandbox", () => {
    const own = '[{ name: own, calls: 1, within: 1s }]';
    const quotasIn = (limits: string) => {
      const found = load(`{ sandbox: { limits: ${limits} }, apis: { chat: { quotas: ${own} } } }`);
      const { chat, blockchain } = onSandbox(found, contracts, 'http://127.0.0.1:4100').apis;
      return [chat?.quotas, blockchain?.quotas];
    };

    const set = [{ name: 'own', calls: 1, seconds: 1, per: 'address' }];
    expect(['published', 'usual', 'none'].map(quotasIn)).toEqual([
      [set, undefined],
      [set, []],
      [set, []],
    ]);
  });

  it('changes no API with an address, and none that is switched off', () => {
    expect(apis['chat']).toBe(settings.apis['chat']);
    expect(Object.keys(apis)).toEqual(['chat', 'blockchain', 'identity', 'workflows', 'marketplace']);
  });

  it('gives the others an address in the sandbox, and no secret', () => {
    const { marketplace, ...others } = apis;
    expect(marketplace).toEqual({
      ...settings.apis['marketplace'],
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
