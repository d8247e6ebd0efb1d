import type { Amount } from '#contracts/marketplace';
import { type Money, reading } from '#graph';

/** An amount as the graph shows money. */
export function money(amount: Amount): Money;
export function money(amount: Amount | undefined): Money | undefined;
export function money(amount: Amount | undefined): Money | undefined {
  if (!amount) return undefined;
  const { value, currency, convertedFromValue, convertedFromCurrency } = amount;
  const converted = convertedFromValue !== undefined && convertedFromCurrency !== undefined;
  return {
    amount: value,
    currency,
    convertedFrom: converted ? { amount: convertedFromValue, currency: convertedFromCurrency } : undefined,
  };
}

type AmountOf<Name extends string> = { readonly [Key in Name]?: Amount };

/** Resolvers for fields that are money under the same name upstream. */
export function moneyFields<const Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => [name, reading([name], (parent: AmountOf<Name>) => money(parent[name]))]);
  return Object.fromEntries(fields) as { readonly [Key in Name]: (parent: AmountOf<Key>) => Money | undefined };
}
