/** What resolvers of `Money` receive. */
export interface Money {
  /** Digits, or a number that an upstream sent as one. */
  readonly amount: string | number | bigint;
  readonly currency: string;
  readonly convertedFrom?: Money | undefined;
}

/** Money told in a fraction of the currency's unit, such as cents (2 digits), micros (6) or the unit itself (0). */
export function moneyFromFraction(amount: string | number | bigint, digits: number, currency: string): Money {
  const text = String(amount);
  if (digits === 0) return { amount: text, currency };
  const negative = text.startsWith('-');
  const padded = text.replace('-', '').padStart(digits + 1, '0');
  const whole = padded.slice(0, -digits);
  return { amount: `${negative ? '-' : ''}${whole}.${padded.slice(-digits)}`, currency };
}
