import { type Context, type Money, minorDigitsOf } from '#graph';
import { priceIn } from '#subgraphs/blockchain/batches';
import { decimalOf, type ExactDecimal, product, quotient } from './exact-decimal.ts';

/**
 * An amount in other currencies, at the cross rate of the newest prices of a coin, rounded to each currency's minor unit.
 * `null` where its own currency has no price; currencies without a price are left out.
 */
export async function converted(
  { amount, currencyCode }: Pick<Money, 'amount' | 'currencyCode'>,
  codes: readonly string[],
  context: Context,
): Promise<Money[] | null> {
  const price = await priceIn(currencyCode, context);
  const [paid, cost] = [decimalOf(amount), price === null ? null : decimalOf(price)];
  if (!paid || !cost || cost.units <= 0n) return null;
  const found = await Promise.all([...new Set(codes)].map((code) => inCurrency(code, { paid, cost }, context)));
  return found.filter((money) => money !== null);
}

async function inCurrency(
  currencyCode: string,
  { paid, cost }: { paid: ExactDecimal; cost: ExactDecimal },
  context: Context,
): Promise<Money | null> {
  const price = decimalOf((await priceIn(currencyCode, context)) ?? '');
  const amount = price && quotient(product(paid, price), cost, minorDigitsOf(currencyCode));
  return amount === null ? null : { amount, currencyCode };
}
