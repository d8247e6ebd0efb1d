import { createHmac } from 'node:crypto';
import { BadInputError } from '../errors.ts';

/** Turns places in one list into opaque cursors and back, refusing cursors of any other list. */
export interface Cursors {
  encode(position: string): string;
  /** `argument` is where the cursor was found, for the message of a refusal. */
  decode(cursor: string, argument?: string): string;
}

/**
 * Cursors of one list: a field with its arguments (the window's own left out). The tag in front says which list a cursor
 * belongs to. It does not vouch for the place behind it: whoever has one cursor of a list can name other places in it,
 * so every strategy checks the place it is given.
 */
export function cursorsOf(field: string, args: unknown, secret: string): Cursors {
  let known: string | undefined;
  const tag = () => {
    known ??= createHmac('sha256', secret)
      .update(canonicalJson([field, args ?? {}]))
      .digest()
      .toString('base64url', 0, 9);
    return known;
  };
  return {
    encode: (position) => tag() + position,
    decode: (cursor, argument = 'after') => {
      if (!cursor.startsWith(tag())) throw new BadInputError(`\`${argument}\` is not a cursor of this list.`);
      return cursor.slice(tag().length);
    },
  };
}

/** One text for values that mean the same: members sorted, and one that is null the same as one left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const members = Object.entries(part).filter(([, member]) => member != null);
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
