import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiKeyHash } from '#auth';
import { run } from './harness.ts';

const SECRET = 'a secret of thirty-two characters';
const environment = { MANIFOLD_AUTH: JSON.stringify({ secret: SECRET }) };

async function printed(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const { log, code } = run(['keys', 'new', ...args], { environment });
  return { code: await code, text: log.join('\n') };
}

describe('manifold keys new', () => {
  it('prints a key of 256 random bits, and its entry with the hash', async () => {
    const { code, text } = await printed(
      '--subject',
      'shop',
      '--scopes',
      'chat,quotes:read',
      '--not-after',
      '2027-01-31',
    );
    const [, key = '', entry = ''] = /^out: (mfk_[\w-]{43})\n\n# .*\n(- .*)$/.exec(text) ?? [];

    expect(code).toBe(0);
    expect(parse(entry)).toEqual([
      {
        id: 'shop',
        hash: apiKeyHash(SECRET, key),
        subject: 'shop',
        scopes: ['chat', 'quotes:read'],
        notAfter: '2027-01-31',
      },
    ]);
    expect((await printed('--id', 'a')).text).not.toContain(key);
  });

  it.each<[readonly string[], string]>([
    [[], 'error: --subject or --id: one is needed, to tell keys apart'],
    [
      ['--id', 'a', '--scopes', 'chat:delete'],
      'error: --scopes: chat:delete is no scope; docs/security.md has their grammar',
    ],
    [
      ['--id', 'a', '--scopes', 'quotez:read'],
      'error: --scopes: quotez:read names an API that does not exist; did you mean quotes?',
    ],
    [
      ['--id', 'a', '--scopes', 'weather'],
      'error: --scopes: weather names an API that does not exist; there are chat, quotes',
    ],
  ])('refuses %j', async (args, message) => {
    expect(await printed(...args)).toEqual({ code: 2, text: message });
  });

  it('needs a secret, and proposes one', async () => {
    const { log, code } = run(['keys', 'new', '--id', 'a']);

    expect(await code).toBe(2);
    expect(log).toEqual([
      expect.stringMatching(/^error: auth\.secret: missing; .* auth: \{ secret: … \} .* such as [\w-]{43}$/),
    ]);
  });
});
