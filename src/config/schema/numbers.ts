import { Refusal, value } from './value.ts';

/** Text counts as well, because that is all an environment can hold. */
function numberIn(found: unknown): number | undefined {
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^-?\d+(\.\d+)?$/.test(found) ? Number(found) : undefined;
}

/** A whole number between two bounds, both included. */
export function whole(description: string, { from, to }: { from: number; to: number }) {
  return value(description, {
    allowed: `a whole number from ${from} to ${to}`,
    json: { type: 'integer', minimum: from, maximum: to },
    read: (found) => {
      const number = numberIn(found);
      return Number.isInteger(number) && Number(number) >= from && Number(number) <= to ? number : undefined;
    },
  });
}

/** Digits that name something. */
export function digits(description: string) {
  return value(description, {
    allowed: 'a whole number',
    json: { type: ['integer', 'string'], pattern: '^\\d{1,15}$' },
    read: (found) => {
      const text = typeof found === 'number' ? String(found) : found;
      return typeof text === 'string' && /^\d{1,15}$/.test(text) ? text : undefined;
    },
  });
}

/** A TCP port. */
export function port(description: string) {
  return whole(`${description} 0 takes any that is free.`, { from: 0, to: 65_535 });
}

/** A share of a hundred, written with its sign. */
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

/** Yes or no. */
export function flag(description: string) {
  return value(description, {
    allowed: 'true or false',
    json: { type: 'boolean' },
    read: (found) => {
      if (typeof found === 'boolean') return found;
      return found === 'true' ? true : found === 'false' ? false : undefined;
    },
  });
}
