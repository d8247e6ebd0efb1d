import { hash } from 'node:crypto';

/** An address without a key. */
export interface Wallet {
  readonly address: string;
  /** The script that locks outputs to it. */
  readonly script: string;
}

/** The address of this name: 20 bytes of a hash, written as BIP 173 has it. */
export function wallet(name: string): Wallet {
  const program = hash('sha256', name, 'buffer').subarray(0, 20);
  return { address: segwitAddress(program), script: `0014${program.toString('hex')}` };
}

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** `bc`, as it enters the checksum. */
const PREFIX = [3, 3, 0, 2, 3];

/** A program of twenty bytes as an address of version 0. */
export function segwitAddress(program: Uint8Array): string {
  const bits = [...program].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const data = [0, ...(bits.match(/.{5}/g) ?? []).map((five) => Number.parseInt(five, 2))];
  const sum = checksum([...PREFIX, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31);
  return `bc1${[...data, ...check].map((value) => ALPHABET[value]).join('')}`;
}

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((part, bit) => {
      if ((top >>> bit) & 1) sum ^= part;
    });
  }
  return sum >>> 0;
}
