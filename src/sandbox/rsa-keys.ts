import { checkPrime, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Random } from './random.ts';

/** A key pair for `RS256`. */
export interface RsaKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const PRIME_DIGITS = 256;
const E = 65_537n;
const isPrime = promisify<bigint, boolean>(checkPrime);

/** Keys of 2048 bits that are the same for the same `Random`, and so no secret. Finding them takes about 100 ms. */
export async function rsaKeys(random: Random): Promise<RsaKeys> {
  const [p, q] = [await primeFrom(random), await primeFrom(random)];
  const d = inverse(E, (p - 1n) * (q - 1n));
  const jwk = {
    kty: 'RSA',
    n: encoded(p * q),
    e: encoded(E),
    d: encoded(d),
    p: encoded(p),
    q: encoded(q),
    dp: encoded(d % (p - 1n)),
    dq: encoded(d % (q - 1n)),
    qi: encoded(inverse(q, p)),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The first prime after a number of 1024 bits, of which the first two are set: the product of two then has 2048. */
async function primeFrom(random: Random): Promise<bigint> {
  let candidate = BigInt(`0xc${random.hex(PRIME_DIGITS - 1)}`) | 1n;
  while (candidate % E === 1n || !(await isPrime(candidate))) candidate += 2n;
  return candidate;
}

/** The modular inverse, by the extended Euclidean algorithm. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [rest, nextRest, factor, nextFactor] = [modulus, number % modulus, 0n, 1n];
  while (nextRest > 0n) {
    const times = rest / nextRest;
    [rest, nextRest] = [nextRest, rest - times * nextRest];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return factor < 0n ? factor + modulus : factor;
}

function encoded(number: bigint): string {
  const digits = number.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url');
}
