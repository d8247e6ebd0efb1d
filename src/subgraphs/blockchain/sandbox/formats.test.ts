import { expect, it } from 'vitest';
import { doubleHash, serialize } from './serialize.ts';
import { segwitAddress } from './wallet.ts';

it('writes an address as the example of BIP 173 is written', () => {
  const program = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');
  expect(segwitAddress(program)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
});

it('hashes a transaction as the first one of the main chain is hashed', () => {
  const headline = Buffer.from('The Times 03/Jan/2009 Chancellor on brink of second bailout for banks').toString('hex');
  const key =
    '04678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5f';
  const bytes = serialize({
    version: 1,
    inputs: [{ hash: '0'.repeat(64), n: 0xffffffff, script: `04ffff001d010445${headline}`, sequence: 0xffffffff }],
    outputs: [{ value: 5_000_000_000, script: `41${key}ac` }],
    lockTime: 0,
  });
  expect(doubleHash(bytes)).toBe('4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b');
});
