import type { GraphQLResolveInfo } from 'graphql';
import type { Aspsp } from '#contracts/banking';
import { type Batch, type Connection, type Context, type Lookup, listed, type WindowArguments } from '#graph';

/** A bank by its id. All banks are one call, and there is no other. */
export const bankByUuid: Batch<Aspsp> = {
  list: ({ banking }) => banking.listAspsps().then(({ aspsps }) => aspsps),
  keyOf: ({ aspspUuid }) => aspspUuid,
  maxKeys: 1000,
};

/** The key of look-ups of which there is only one. */
const THE_ONE = '';

/** All banks by the code of the country that they are in: one call, whatever asks for them. */
const banksByCountry: Lookup<ReadonlyMap<string, readonly Aspsp[]>> = {
  async one({ banking }) {
    const { aspsps } = await banking.listAspsps();
    return Map.groupBy(aspsps, ({ country }) => country.code?.toUpperCase() ?? '');
  },
};

/** The banks in the country of a code of two letters. However many codes there are, one call finds them. */
export function banksOfCountry(
  code: string | null | undefined,
  window: WindowArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Aspsp>> | null {
  if (!code) return null;
  const find = async () => (await context.load(banksByCountry, THE_ONE))?.get(code.toUpperCase()) ?? [];
  return listed(context, info, { code }, window, find);
}
