import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { json, mock, type Reply } from '#test/harness';

export const AUDIENCE = 'graph';

interface TokenOptions {
  readonly expiresIn?: string | null;
  readonly header?: object;
}

/** An issuer of tokens whose key set is served on a port of its own, until the test is over. */
export async function tokenIssuer() {
  let keys: { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }[] = [];
  let answer: () => Reply | Promise<Reply> = () => json({ keys: keys.map(publicJwk) });
  let requests = 0;
  const publicJwk = ({ kid, publicKey }: (typeof keys)[number]) => ({
    ...publicKey.export({ format: 'jwk' }),
    kid,
    use: 'sig',
  });
  const origin = await mock(() => {
    requests += 1;
    return answer();
  });
  const rotate = (kid: string) => {
    keys = [{ kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) }];
  };
  rotate('k1');
  return {
    settings: { issuer: origin, audience: [AUDIENCE], jwks: `${origin}/keys` },
    issuer: origin,
    /** The number of requests for keys. */
    get requests() {
      return requests;
    },
    /** Replaces the key. */
    rotate,
    /** Answers requests for keys otherwise; without an argument as before. */
    answerKeys(other?: () => Reply | Promise<Reply>) {
      answer = other ?? (() => json({ keys: keys.map(publicJwk) }));
    },
    publicKey: () => keys[0]?.publicKey as KeyObject,
    /** A signed token; without an end for `null`. */
    token(claims: Readonly<Record<string, unknown>> = {}, { expiresIn = '1h', header = {} }: TokenOptions = {}) {
      const [key] = keys;
      if (!key) throw new TypeError('The issuer has a key');
      const all = { iss: origin, aud: AUDIENCE, sub: 'ada', scope: 'openid quotes:read', ...claims };
      const token = new SignJWT(all).setProtectedHeader({ alg: 'ES256', kid: key.kid, ...header });
      if (expiresIn !== null) token.setExpirationTime(expiresIn);
      return token.sign(key.privateKey);
    },
  };
}
