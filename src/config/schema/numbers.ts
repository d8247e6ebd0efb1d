import { Refusal, value } from './value.ts';

/** Text is accepted too, because environment variables are text. */
function numberIn(found: unknown): number | undefined {
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^-?\d+(\.\d+)?$/.test(found) ? Number(found) : undefined;
}

/** A whole number between two bounds, both included. */
export function whole(description: string, { from, to }: { from: number; to: number }) {
  return value<number, number>(description, {
    allowed: `a whole number from ${from} to ${to}`,
    json: { type: 'integer', minimum: from, maximum: to },
    read: (found) => {
      const number = numberIn(found);
      return Number.isInteger(number) && Number(number) >= from && Number(number) <= to ? number : undefined;
    },
  });
}

/** A whole number, read as text, as all settings of one API are. */
export function digits(description: string) {
  return value<string, number | string>(description, {
    allowed: 'a whole number, 0 or more',
    json: { type: 'integer', minimum: 0 },
    read: (found) => {
      const number = numberIn(found);
      return Number.isSafeInteger(number) && Number(number) >= 0 ? String(number) : undefined;
    },
  });
}

/** A TCP port. */
export function port(description: string) {
  return whole(`${description} 0 takes any that is free.`, { from: 0, to: 65_535 });
}

/** A percentage, with its sign. */
export function percent(description: string) {
  return value(description, {
    allowed: 'a percentage from 0% to 100%, such as 10%',
    json: { type: 'string', pattern: '^\\d+(\\.\\d+)?%$' },
    read: (found) => {
      if (typeof found === 'number') return new Refusal('has no sign: a percentage is written like 10%');
      const [, digits] = (typeof found === 'string' && /^(\d+(?:\.\d+)?)%$/.exec(found)) || [];
      return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
    },
  });
}

/** A boolean. */
export function flag(description: string) {
  return value<boolean, boolean>(description, {
    allowed: 'true or false',
    json: { type: 'boolean' },
    read: (found) => {
      if (typeof found === 'boolean') return found;
      return found === 'true' ? true : found === 'false' ? false : undefined;
    },
  });
}
