/** What resolvers of `Money` receive. */
export interface Money {
  /** Digits, or a number that an upstream sent as one. */
  readonly amount: string | number | bigint;
  readonly currency: string;
  readonly convertedFrom?: Money | undefined;
}

/** Money told in a fraction of the currency's unit, such as cents (2 digits) or micros (6). */
export function moneyFromFraction(amount: string | number | bigint, digits: number, currency: string): Money {
  return { amount: decimalFromFraction(amount, digits), currency };
}

/** A number told in a fraction of one, such as `50000` micros (6 digits), as a decimal: `0.050000`. */
export function decimalFromFraction(fraction: string | number | bigint, digits: number): string {
  const text = String(fraction);
  const sign = text.startsWith('-') ? '-' : '';
  const padded = text.replace('-', '').padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
