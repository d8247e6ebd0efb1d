import { foundBy, from, listed } from '#graph';
import { ANY_CURRENCY, bankByUuid, banksByCurrency } from './batches.ts';
import { uuidOf } from './keys.ts';
import { codeOf } from './money.ts';
import type { BankResolvers, QueryResolvers } from './types.generated.ts';
import { time } from './values.ts';

export const bankQueries: Pick<QueryResolvers, 'bank' | 'banks'> = {
  bank: foundBy('Bank', bankByUuid, uuidOf('Bank')),
  banks: (_root, { where, ...window }, context, info) =>
    listed(context, info, { where }, window, async () => {
      const banks = await context.load(banksByCurrency, where?.currencyCode ?? ANY_CURRENCY);
      return banks?.rows ?? [];
    }),
};

export const Bank: BankResolvers = {
  bankUuid: from('aspspUuid'),
  name: from('alias'),
  logoUrl: from('logoUrl'),
  countryCode: from('country.code'),
  countryName: from('country.description'),
  currencyCode: from('currency', codeOf),
  currencyName: from('currency.description'),
  createdAt: from('dateCreated', time),
  updatedAt: from('lastUpdated', time),
};
