import { type Money, moneyFromFraction, reading } from '#graph';

type Amount = number | bigint | null | undefined;
type Currency = string | { readonly code?: string } | null | undefined;
type AmountsOf<Name extends string> = { readonly [Key in Name]?: Amount } & { readonly currency?: Currency };

const known = new Map<string, number>();

/** Resolvers for fields that are money under the same name upstream, in minor units. */
export function moneyFields<const Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => [
    name,
    reading([name, 'currency'], (parent: AmountsOf<Name>) => money(parent[name], parent.currency)),
  ]);
  return Object.fromEntries(fields) as { readonly [Key in Name]: (parent: AmountsOf<Key>) => Money | undefined };
}

/** A currency's code, which stands alone or in an object. */
export function codeOf(currency: Currency): string | undefined {
  return (typeof currency === 'object' ? currency?.code : currency) || undefined;
}

/** Nothing without a currency: nobody knows then how many minor units make one. */
function money(amount: Amount, currency: Currency): Money | undefined {
  const code = codeOf(currency)?.toUpperCase();
  if (amount == null || !code || !/^[A-Z]{3}$/.test(code)) return undefined;
  return moneyFromFraction(amount, minorDigits(code), code);
}

/** How many digits follow the point: two with EUR, none with JPY, three with KWD. */
function minorDigits(code: string): number {
  let digits = known.get(code);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    known.set(code, digits);
  }
  return digits;
}
