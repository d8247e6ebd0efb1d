/** The model of the type `Money`. */
export interface Money {
  /** Decimal digits, or the number that an upstream sent. */
  readonly amount: string | number | bigint;
  readonly currency: string;
  readonly convertedFrom?: Money | undefined;
}

/** Money from a whole number of fractions of the currency's unit, such as cents (2 digits) or micros (6). */
export function moneyFromFraction(amount: string | number | bigint, digits: number, currency: string): Money {
  return { amount: decimalFromFraction(amount, digits), currency };
}

/** The digits of a whole number of fractions: 12345 cents are `123.45`. */
export function decimalFromFraction(amount: string | number | bigint, digits: number): string {
  const text = String(amount);
  if (digits === 0) return text;
  const negative = text.startsWith('-');
  const padded = text.replace('-', '').padStart(digits + 1, '0');
  return `${negative ? '-' : ''}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
