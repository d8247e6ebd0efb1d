import { BadArgumentError } from '../response/errors.ts';

/** A value that a header can have; throws an error for line breaks, NUL and characters beyond Latin-1. */
export function headerValue(name: string, value: string): string {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new BadArgumentError(`\`${name}\` has a character that no header can carry.`);
  }
  return value;
}
