/** The model of the type `Money`. */
export interface Money {
  /** Decimal digits, or the number that an upstream sent. */
  readonly amount: string | number | bigint;
  readonly currencyCode: string;
  readonly convertedFrom?: Money | undefined;
}

/** Money from an integer amount of minor units, such as cents (2 digits) or micros (6). */
export function moneyFromFraction(amount: string | number | bigint, digits: number, currencyCode: string): Money {
  return { amount: decimalFromFraction(amount, digits), currencyCode };
}

/** The decimal of an integer amount of minor units: 12345 cents are `123.45`. */
export function decimalFromFraction(amount: string | number | bigint, digits: number): string {
  const text = String(amount);
  if (digits === 0) return text;
  const negative = text.startsWith('-');
  const padded = text.replace('-', '').padStart(digits + 1, '0');
  return `${negative ? '-' : ''}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** An amount without the zeros that a currency of so many digits does not have: `2.990000` euros are `2.99`. Never rounded. */
export function inDigits(amount: Money['amount'], digits: number): Money['amount'] {
  if (typeof amount !== 'string') return amount;
  const point = amount.indexOf('.');
  if (point < 0) return amount;
  let end = amount.length;
  while (end > point + 1 + digits && amount[end - 1] === '0') end -= 1;
  return amount.slice(0, end === point + 1 ? point : end);
}
