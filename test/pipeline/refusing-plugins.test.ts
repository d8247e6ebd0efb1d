import { describe, expect, it } from 'vitest';
import { served } from '#test/served';
import { refusingPlugins } from './refusing-plugins.ts';
import { ANSWER, REQUESTS, shop } from './shop.ts';

describe('a plugin that answers 401', () => {
  it.each(Object.keys(refusingPlugins({ isOn: false })))('is not bypassed: in %s', async (hook) => {
    const state = { isOn: false };
    const { gateway, sent } = await shop();
    const { ask } = await served(gateway, [refusingPlugins(state)[hook] ?? {}]);
    // The third time, all cacheable responses are cached.
    for (let times = 0; times < 3; times++) {
      for (const request of Object.values(REQUESTS)) expect((await ask(request)).status).toBe(200);
    }
    const before = sent.length;

    state.isOn = true;
    const found: Record<string, unknown> = {};
    for (const [name, request] of Object.entries(REQUESTS)) {
      const { status, body, headers } = await ask(request);
      found[name] = status;
      expect(body.toString()).not.toContain('orderId');
      expect(body.toString()).not.toContain('"data":{');
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    }

    expect(found).toEqual(Object.fromEntries(Object.keys(REQUESTS).map((name) => [name, 401])));
    // Hooks after the execution cannot prevent an upload.
    expect(sent.length - before).toBeLessThanOrEqual(1);
    state.isOn = false;
    const again = await ask(REQUESTS['a POST'] ?? {});
    expect([again.status, again.body.toString()]).toEqual([200, ANSWER]);
  });
});
