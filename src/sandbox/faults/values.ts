const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const BYTES: Readonly<Record<string, number>> = { B: 1, KiB: 1024, MiB: 1024 ** 2 };

/** A number from text such as `250ms`, in milliseconds. */
export const durationIn = (text: unknown) => measured(text, MILLISECONDS);

/** A number from text such as `20MiB`, in bytes. */
export const sizeIn = (text: unknown) => measured(text, BYTES);

/** A number, or text of one. */
export function numberIn(found: unknown): number | undefined {
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^\d+(\.\d+)?$/.test(found) ? Number(found) : undefined;
}

/** A whole number between two bounds, both included. */
export function wholeIn(found: unknown, from: number, to: number): number | undefined {
  const number = numberIn(found);
  return number !== undefined && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}

/** Whether a fault without a value is switched on. */
export const isYes = (found: unknown) => found === true || found === 'true';

function measured(text: unknown, units: Readonly<Record<string, number>>): number | undefined {
  const [, digits, unit = ''] = (typeof text === 'string' && /^(\d+(?:\.\d+)?)([A-Za-z]+)$/.exec(text)) || [];
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return factor === undefined ? undefined : Math.round(Number(digits) * factor);
}
