import { value } from './value.ts';

const SHARE = /^(\d+(?:\.\d+)?)%$/;

/** Which requests get a line in the log: a word, or a share of them, which is read as a number from 0 to 1. */
export function access(description: string) {
  return value(description, {
    allowed: 'off, problems, all, or a share such as 10%',
    json: { type: 'string', pattern: '^(off|problems|all|\\d+(\\.\\d+)?%)$' },
    read: (found) => {
      if (found === 'off' || found === 'problems' || found === 'all') return found;
      return shareIn(found);
    },
  });
}

/** A share of something: a percentage, or a number from 0 to 1 as OpenTelemetry's variables have it. */
export function share(description: string) {
  return value(description, {
    allowed: 'a share such as 10%, or a number from 0 to 1',
    json: { type: ['string', 'number'], pattern: '^(\\d+(\\.\\d+)?%|[01](\\.\\d+)?)$', minimum: 0, maximum: 1 },
    read: (found) => {
      const number = typeof found === 'string' && /^[01](\.\d+)?$/.test(found) ? Number(found) : found;
      if (typeof number === 'number') return number >= 0 && number <= 1 ? number : undefined;
      return shareIn(found);
    },
  });
}

function shareIn(found: unknown): number | undefined {
  const [, digits] = (typeof found === 'string' && SHARE.exec(found)) || [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) / 100 : undefined;
}
