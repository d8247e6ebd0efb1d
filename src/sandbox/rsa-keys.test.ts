import { sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { Random } from './random.ts';
import { rsaKeys } from './rsa-keys.ts';

const pem = async (seed: string) =>
  (await rsaKeys(new Random(seed))).privateKey.export({ type: 'pkcs8', format: 'pem' });

it('makes keys of 2048 bits that sign and verify', async () => {
  const { privateKey, publicKey } = await rsaKeys(new Random('a'));
  const text = Buffer.from('text');

  expect(publicKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65_537n });
  expect(verify('sha256', text, publicKey, sign('sha256', text, privateKey))).toBe(true);
  expect(verify('sha256', Buffer.from('other'), publicKey, sign('sha256', text, privateKey))).toBe(false);
});

it('makes the same ones for the same seed only', async () => {
  const [one, again, other] = [await pem('a'), await pem('a'), await pem('b')];

  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
