import type { GraphQLResolveInfo } from 'graphql';
import type { Aspsp, Batch } from '#contracts/banking';
import { type Connection, type Context, inList, type Lookup, listed, lookup, type WindowArguments } from '#graph';

/** The key of all banks, whatever their currency. */
export const ANY_CURRENCY = '';

/** Banks, with indexes by uuid, country and currency. */
export interface Banks {
  readonly rows: readonly Aspsp[];
  withUuid(uuid: string): Aspsp | null;
  inCountry(code: string): readonly Aspsp[];
  inCurrency(code: string): readonly Aspsp[];
}

/** The banks of a currency, or all. The API has no operation for a single bank. */
export const banksByCurrency: Lookup<Banks> = {
  operation: 'banking.listAspsps',
  async one({ banking }, currency) {
    const { aspsps: rows } = await banking.listAspsps({ currency: currency || undefined });
    const byUuid = new Map(rows.map((bank) => [bank.aspspUuid, bank]));
    const byCountry = Map.groupBy(rows, ({ country }) => country?.code?.toUpperCase());
    const byCurrency = Map.groupBy(rows, ({ currency }) => currency?.code?.toUpperCase());
    return {
      rows,
      withUuid: (uuid) => byUuid.get(uuid) ?? null,
      inCountry: (code) => byCountry.get(code.toUpperCase()) ?? [],
      inCurrency: (code) => byCurrency.get(code.toUpperCase()) ?? [],
    };
  },
};

export const bankByUuid = inList(banksByCurrency, (banks, uuid) => banks.withUuid(uuid));

/** The banks of a country by its code of two letters. A request makes one call for any number of codes. */
export function banksOfCountry(
  code: string | null | undefined,
  window: WindowArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Aspsp>> | null {
  if (!code) return null;
  const find = async () => (await context.load(banksByCurrency, ANY_CURRENCY))?.inCountry(code) ?? [];
  return listed(context, info, { code }, window, find);
}

/** The banks with accounts in a currency. A request makes one call for any number of currencies. */
export function banksOfCurrency(
  code: string,
  window: WindowArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Aspsp>> {
  const find = async () => (await context.load(banksByCurrency, ANY_CURRENCY))?.inCurrency(code) ?? [];
  return listed(context, info, { code }, window, find);
}

export const batchByUuid = lookup('banking.getBatch', 'batchUuid');

/** A batch that a mutation just opened. It is no key of `batchByUuid`, which may have looked the UUID up before. */
export const openedBatch: Lookup<Batch> = {
  operation: 'banking.getBatch',
  one: ({ banking }, batchUuid) => banking.getBatch({ batchUuid }),
};

export const directDebitByUuid = lookup('banking.getDirectDebit', 'directDebitUuid', { key: 'directDebitUuid' });
export const mandateByUuid = lookup('banking.getMandate', 'mandateUuid', { key: 'mandateUuid' });
export const accountByNumber = lookup('banking.getAccount', 'ican', { key: 'ican' });
