import { Refusal, value } from './value.ts';

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const BYTES: Readonly<Record<string, number>> = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** A duration, read as milliseconds; the bounds are durations too. */
export function duration(description: string, { from = '1ms', to = '60m' } = {}) {
  const [least, most] = [measured(from, MILLISECONDS), measured(to, MILLISECONDS)];
  return value(description, {
    allowed: `a duration from ${from} to ${to}, in ms, s or m`,
    json: { type: 'string', pattern: '^\\d+(\\.\\d+)?(ms|s|m)$' },
    read: (found) => {
      if (isBare(found)) return new Refusal('has no unit: a duration is written like 250ms, 2s or 1m');
      const milliseconds = measured(found, MILLISECONDS);
      return milliseconds >= least && milliseconds <= most ? milliseconds : undefined;
    },
  });
}

/** A size, read as bytes; a number without a unit is bytes. */
export function size(description: string, { to }: { to: string }) {
  const most = measured(to, BYTES);
  return value<number, number | string>(description, {
    allowed: `a size from 1B to ${to}, in B, KiB, MiB or GiB`,
    json: { type: ['integer', 'string'], minimum: 1, maximum: most, pattern: '^\\d+(\\.\\d+)?(B|KiB|MiB|GiB)?$' },
    read: (found) => {
      const bytes = isBare(found) ? Number(found) : measured(found, BYTES);
      return Number.isInteger(bytes) && bytes >= 1 && bytes <= most ? bytes : undefined;
    },
  });
}

function isBare(found: unknown): found is number | string {
  return typeof found === 'number' || (typeof found === 'string' && /^\d+(\.\d+)?$/.test(found));
}

/** NaN for anything but a number with one of these units that is a whole number of the smallest one. */
function measured(found: unknown, units: Readonly<Record<string, number>>): number {
  const [, digits = '', unit = ''] = (typeof found === 'string' && /^(\d+(?:\.\d+)?)([A-Za-z]+)$/.exec(found)) || [];
  const total = Math.round(Number(digits) * (units[unit] ?? Number.NaN) * 1000) / 1000;
  return digits !== '' && Number.isInteger(total) ? total : Number.NaN;
}
