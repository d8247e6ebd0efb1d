import type { Amount } from '#contracts/reseller';
import { type Money, moneyFromFraction } from '#graph';

/** An amount as `Money`. The upstream leaves out zero micros. */
export function money(amount: Amount | undefined): Money | undefined {
  if (!amount?.currencyCode) return undefined;
  return moneyFromFraction(amount.amountMicros ?? 0, 6, amount.currencyCode);
}
