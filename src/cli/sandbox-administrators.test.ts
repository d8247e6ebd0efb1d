import { describe, expect, it } from 'vitest';
import { apiKeyHash, newApiKey } from '#auth';
import type { AuthSettings } from '#config';
import { administrators } from './sandbox-adapter.ts';

const SECRET = 'the secret of thirty-two characters';
const NOW = Date.parse('2026-03-01');

function keyWith(scopes: readonly string[], notAfter?: number) {
  const text = newApiKey();
  const entry = { id: text, hash: apiKeyHash(SECRET, text), subject: undefined, tenant: undefined, scopes, notAfter };
  return { text, entry };
}

describe('the administrators of the sandbox', () => {
  const [admin, other, past] = [keyWith(['console']), keyWith(['*']), keyWith(['console'], NOW)];
  const auth = { secret: SECRET, keys: [admin, other, past].map(({ entry }) => entry) } as unknown as AuthSettings;
  const allows = administrators(auth, () => NOW);

  it.each<[string, string | undefined, Record<string, string>, boolean]>([
    ['this machine', '127.0.0.1', {}, true],
    ['this machine over IPv6', '::1', {}, true],
    ['this machine over a mapped address', '::ffff:127.0.0.1', {}, true],
    ['another machine', '192.0.2.1', {}, false],
    ['an unknown machine', undefined, {}, false],
    ['a key with the scope', '192.0.2.1', { 'x-api-key': admin.text }, true],
    ['a key with the scope as a bearer', '192.0.2.1', { authorization: `Bearer ${admin.text}` }, true],
    ['a key without the scope', '192.0.2.1', { 'x-api-key': other.text }, false],
    ['a key past its end', '192.0.2.1', { 'x-api-key': past.text }, false],
    ['an unknown key', '192.0.2.1', { 'x-api-key': newApiKey() }, false],
  ])('%s: %s', (_who, remoteAddress, headers, expected) => {
    expect(allows({ headers, socket: { remoteAddress } })).toBe(expected);
  });
});
