import { hash } from 'node:crypto';

/** The members of a transaction that its hash is computed from. */
export interface Plain {
  readonly version: number;
  readonly inputs: readonly {
    readonly hash: string;
    readonly n: number;
    readonly script: string;
    readonly sequence: number;
  }[];
  readonly outputs: readonly { readonly value: number; readonly script: string }[];
  readonly lockTime: number;
}

/** A transaction in the chain's own format, as hexadecimal digits; what unlocks its inputs stands apart. */
export function serialize({ version, inputs, outputs, lockTime }: Plain): string {
  const ins = inputs.map(
    (input) => reversed(input.hash) + little(input.n, 4) + sized(input.script) + little(input.sequence, 4),
  );
  const outs = outputs.map(({ value, script }) => little(value, 8) + sized(script));
  return (
    little(version, 4) + count(ins.length) + ins.join('') + count(outs.length) + outs.join('') + little(lockTime, 4)
  );
}

/** SHA-256 twice over hexadecimal digits, written backwards as the chain writes its hashes. */
export function doubleHash(hex: string): string {
  return reversed(hash('sha256', hash('sha256', Buffer.from(hex, 'hex'), 'buffer'), 'hex'));
}

/** A whole number, its lowest byte first. */
export function little(value: number, bytes: number): string {
  return reversed(value.toString(16).padStart(bytes * 2, '0'));
}

function reversed(hex: string): string {
  let text = '';
  for (let end = hex.length; end > 0; end -= 2) text += hex.slice(end - 2, end);
  return text;
}

function sized(script: string): string {
  return count(script.length / 2) + script;
}

function count(value: number): string {
  return value < 0xfd ? little(value, 1) : `fd${little(value, 2)}`;
}
