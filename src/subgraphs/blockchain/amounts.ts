import { decimalFromFraction, type Money, moneyFromFraction } from '#graph';

/** A coin is 100,000,000 satoshis. */
const DIGITS = 8;

/** Satoshis in coins. */
export function coins(satoshis: number | bigint): string {
  return decimalFromFraction(satoshis, DIGITS);
}

/** The value of satoshis at a price of a coin, exactly. */
export function worth(satoshis: bigint, price: number, currency: string): Money {
  const [whole = '', decimals = ''] = digitsOf(price).split('.');
  return moneyFromFraction(satoshis * BigInt(whole + decimals), DIGITS + decimals.length, currency);
}

/** The digits of a number as it was sent, without an exponent. */
function digitsOf(price: number): string {
  return price.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
