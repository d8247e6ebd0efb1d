import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadInputError } from '../errors.ts';

/** Encodes positions in one list as opaque cursors, and rejects cursors of other lists. */
export interface Cursors {
  encode(position: string): string;
  /** `argument` is the argument's name in error messages. */
  decode(cursor: string, argument?: string): string;
}

/** Nine bytes are twelve base64 characters. */
const TAG_BYTES = 9;
const TAG_LENGTH = 12;

/**
 * Cursors of one list, which is a field with its arguments except those of the window. A tag in front identifies the list. It
 * does not sign the position: a caller with one cursor can forge others of the same list, so strategies validate positions.
 */
export function cursorsOf(field: string, args: unknown, secret: string): Cursors {
  let known: string | undefined;
  const tag = () => (known ??= tagOf(secret, canonicalJson([field, args ?? {}])));
  return {
    encode: (position) => tag() + position,
    decode: (cursor, argument = 'after') => {
      if (!cursor.startsWith(tag())) throw notOfThisList(argument);
      return cursor.slice(TAG_LENGTH);
    },
  };
}

/** Cursors of one list whose tag also signs the position, which prevents forged positions. */
export function signedCursorsOf(field: string, args: unknown, secret: string): Cursors {
  let known: Buffer | undefined;
  const key = () =>
    (known ??= createHmac('sha256', secret)
      .update(canonicalJson([field, args ?? {}]))
      .digest());
  return {
    encode: (position) => tagOf(key(), position) + position,
    decode: (cursor, argument = 'after') => {
      const position = cursor.slice(TAG_LENGTH);
      const [given, expected] = [cursor.slice(0, TAG_LENGTH), tagOf(key(), position)].map((tag) => Buffer.from(tag));
      if (given?.length !== expected?.length || !timingSafeEqual(given as Buffer, expected as Buffer)) {
        throw notOfThisList(argument);
      }
      return position;
    },
  };
}

function tagOf(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest().toString('base64url', 0, TAG_BYTES);
}

function notOfThisList(argument: string): BadInputError {
  return new BadInputError(`\`${argument}\` is not a cursor of this list.`);
}

/** JSON with sorted members, without those that are `null` or `undefined`: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const members = Object.entries(part).filter(([, member]) => member != null);
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
