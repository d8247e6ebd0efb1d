import type { GraphQLResolveInfo } from 'graphql';
import type { Account, Aspsp, Batch, DirectDebit, Mandate } from '#contracts/banking';
import { type Connection, type Context, type Lookup, listed, type WindowArguments } from '#graph';
import { orNull } from '#upstream';

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

export const batchByUuid: Lookup<Batch> = {
  operation: 'banking.getBatch',
  one: ({ banking }, batchUuid) => orNull(banking.getBatch({ batchUuid })),
};

/** A batch that a mutation just opened. It is no key of `batchByUuid`, which may have looked the UUID up before. */
export const openedBatch: Lookup<Batch> = {
  operation: 'banking.getBatch',
  one: ({ banking }, batchUuid) => banking.getBatch({ batchUuid }),
};

export const directDebitByUuid: Lookup<DirectDebit> = {
  operation: 'banking.getDirectDebit',
  one: ({ banking }, directDebitUuid) => orNull(banking.getDirectDebit({ directDebitUuid })),
  keyOf: ({ directDebitUuid }) => directDebitUuid,
};

export const mandateByUuid: Lookup<Mandate> = {
  operation: 'banking.getMandate',
  one: ({ banking }, mandateUuid) => orNull(banking.getMandate({ mandateUuid })),
  keyOf: ({ mandateUuid }) => mandateUuid,
};

export const accountByNumber: Lookup<Account> = {
  operation: 'banking.getAccount',
  one: ({ banking }, ican) => orNull(banking.getAccount({ ican })),
  keyOf: ({ ican }) => String(ican),
};

/** The account that a row names by its number. */
export async function findAccount(
  number: number | bigint | null | undefined,
  { load }: Context,
): Promise<Account | null> {
  return number == null ? null : load(accountByNumber, String(number));
}
