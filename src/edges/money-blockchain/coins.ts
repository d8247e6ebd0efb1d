import type { Money } from '#graph';
import { decimalOf, quotient } from './exact-decimal.ts';

/** A coin is 100,000,000 satoshis. */
const DIGITS = 8;

/** The number of coins that an amount buys at a price, rounded to a satoshi; `null` for invalid amounts and prices. */
export function coinsFor(amount: Money['amount'], price: number): string | null {
  const [paid, cost] = [decimalOf(amount), decimalOf(price)];
  return paid && cost && quotient(paid, cost, DIGITS);
}
