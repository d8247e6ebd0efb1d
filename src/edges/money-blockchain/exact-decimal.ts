import { decimalFromFraction } from '#graph';

/** A decimal number without rounding. */
export interface ExactDecimal {
  readonly units: bigint;
  /** The number of digits after the point. */
  readonly digits: number;
}

/** The decimal in a text or a number; `null` for anything else. */
export function decimalOf(value: string | number | bigint): ExactDecimal | null {
  const text = typeof value === 'number' ? withoutExponent(value) : String(value);
  const [, whole, fraction = ''] = /^(-?\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? [];
  return whole === undefined ? null : { units: BigInt(whole + fraction), digits: fraction.length };
}

export function product(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  return { units: one.units * other.units, digits: one.digits + other.digits };
}

/** A quotient rounded half away from zero to this number of digits; `null` where the divisor is not positive. */
export function quotient(dividend: ExactDecimal, divisor: ExactDecimal, digits: number): string | null {
  if (divisor.units <= 0n) return null;
  const above = dividend.units * 10n ** BigInt(divisor.digits + digits);
  const below = divisor.units * 10n ** BigInt(dividend.digits);
  const half = above < 0n ? -below : below;
  return decimalFromFraction((2n * above + half) / (2n * below), digits);
}

function withoutExponent(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
