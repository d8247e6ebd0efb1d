import { decimalFromFraction, type Money } from '#graph';

/** A coin is 100,000,000 satoshis. */
const DIGITS = 8;

/** The number of coins that an amount buys at a price, rounded to a satoshi; `null` for invalid amounts and prices. */
export function coinsFor(amount: Money['amount'], price: number): string | null {
  const [paid, cost] = [decimalOf(amount), decimalOf(price)];
  if (!paid || !cost || cost.units <= 0n) return null;
  const dividend = paid.units * 10n ** BigInt(cost.digits + DIGITS);
  const divisor = cost.units * 10n ** BigInt(paid.digits);
  const half = dividend < 0n ? -divisor : divisor;
  return decimalFromFraction((2n * dividend + half) / (2n * divisor), DIGITS);
}

interface ExactDecimal {
  readonly units: bigint;
  /** The number of digits after the point. */
  readonly digits: number;
}

function decimalOf(value: Money['amount']): ExactDecimal | null {
  const text = typeof value === 'number' ? withoutExponent(value) : String(value);
  const [, whole, fraction = ''] = /^(-?\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? [];
  return whole === undefined ? null : { units: BigInt(whole + fraction), digits: fraction.length };
}

function withoutExponent(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
