import { BadArgumentError } from '../response/errors.ts';

/** A value as it may stand in a header: no line break, no NUL, nothing beyond Latin-1. */
export function headerValue(name: string, value: string): string {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new BadArgumentError(`\`${name}\` has a character that no header can carry.`);
  }
  return value;
}
