import { BadInputError, type Money, minorDigitsOf, moneyFromFraction } from '#graph';

type Amount = number | bigint | null | undefined;
type Currency = string | { readonly code?: string } | null | undefined;

/** A currency's code in capitals, which is sent alone or in an object; `undefined` where the word is no code. */
export function codeOf(currency: Currency): string | undefined {
  const code = typeof currency === 'object' ? currency?.code : currency;
  return code && /^[A-Z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}

/** Money from an amount in minor units; `undefined` without a currency, which says how many digits those are. */
export function money(amount: Amount, currency: Currency): Money | undefined {
  const code = codeOf(currency);
  if (amount == null || !code) return undefined;
  return moneyFromFraction(amount, minorDigitsOf(code), code);
}

/** The minor units of a decimal amount in euros or sterling, the currencies of batches. */
export function minorUnitsOf(amount: string): number {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  if (whole === undefined) throw new BadInputError('`amount` is a positive number with at most two decimals.');
  return Number(whole + fraction.padEnd(2, '0'));
}
