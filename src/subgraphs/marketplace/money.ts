import type { Amount } from '#contracts/marketplace';
import type { Money } from '#graph';

/** An amount as the graph shows money. */
export function money(amount: Amount): Money;
export function money(amount: Amount | undefined): Money | undefined;
export function money(amount: Amount | undefined): Money | undefined {
  if (!amount) return undefined;
  const { value, currency, convertedFromValue, convertedFromCurrency } = amount;
  const converted = convertedFromValue !== undefined && convertedFromCurrency !== undefined;
  return {
    amount: value,
    currencyCode: currency,
    convertedFrom: converted ? { amount: convertedFromValue, currencyCode: convertedFromCurrency } : undefined,
  };
}
