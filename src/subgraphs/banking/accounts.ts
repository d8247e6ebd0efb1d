import type { GraphQLResolveInfo } from 'graphql';
import type { Transaction } from '#contracts/banking';
import { type Connection, type Context, dateTimeRange, foundBy, from, paged, pagedBy } from '#graph';
import type { BankAccountTransactionsArgs } from '#schema';
import { accountByNumber } from './batches.ts';
import { accountNumberOf } from './keys.ts';
import { codeOf } from './money.ts';
import type {
  BankAccountResolvers,
  BankTransactionPartyResolvers,
  BankTransactionResolvers,
  QueryResolvers,
} from './types.generated.ts';
import { idText, time } from './values.ts';

const CHANGES = ['DEBIT', 'DEBIT_REVERSAL', 'CREDIT', 'CREDIT_REVERSAL'];
const CARD_USES = ['POS_CONTACT', 'POS_CONTACTLESS', 'ECOMMERCE', 'ATM'];
/** All kinds of transactions, as the filter takes them: it lists none of other kinds. */
const KINDS = [
  'PAYMENT_RECEIVED',
  'LODGEMENT',
  'PIS_LODGEMENT',
  'MANUAL_TRANSFER',
  'WITHDRAWAL',
  'REVERSAL',
  'INTERNAL_TRANSFER_TO',
  'INTERNAL_TRANSFER_FROM',
  'WITHDRAWAL_RETURNED',
  'LODGEMENT_REVERSED',
  'FX_INTERNAL_TRANSFER_TO',
  'FX_INTERNAL_TRANSFER_FROM',
  ...['CARD', 'CARD_INTERNATIONAL'].flatMap((card) =>
    CARD_USES.flatMap((use) => CHANGES.map((change) => `${card}_${use}_${change}`)),
  ),
];

const [EARLIEST, LATEST] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];

export const accountQueries: Pick<QueryResolvers, 'bankAccounts' | 'bankAccount' | 'bankTransactions'> = {
  bankAccounts: pagedBy('banking.listAccounts', () => ({}), { primes: accountByNumber }),
  bankAccount: foundBy('BankAccount', accountByNumber, accountNumberOf),
  bankTransactions: (_root, { accountId, ...args }, context, info) =>
    transactionsOf(accountNumberOf(accountId, context, 'accountId'), args, context, info),
};

function transactionsOf(
  ican: string,
  { search, where, ...window }: BankAccountTransactionsArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Transaction>> {
  if (!isFiltered({ search, where })) return paged(context, info, 'banking.listTransactions', { ican }, window);
  // The filter requires both ends of the range, a text and kinds.
  const { from: start = EARLIEST, to: end = LATEST } = dateTimeRange('createdAt', where?.createdAt);
  const [dateRangeFrom, dateRangeTo] = [Date.parse(start), Date.parse(end)];
  const args = { ican, dateRangeFrom, dateRangeTo, searchKeyword: search ?? '', transactionTypes: KINDS };
  return paged(context, info, 'banking.filterTransactions', args, window);
}

/** Whether transactions are read by the filter, which is another operation than their list. */
export function isFiltered({ search, where }: Pick<BankAccountTransactionsArgs, 'search' | 'where'>): boolean {
  return Boolean(search) || where?.createdAt != null;
}

export const BankAccount: BankAccountResolvers = {
  accountId: from('ican', String),
  currencyCode: from('currency', codeOf),
  iban: from('ciban'),
  bic: from('cbic'),
  sortCode: from('cnsc'),
  accountNumber: from('ccan'),
  isDefault: from('defaultAccount'),
  acceptsDirectDebits: from('directDebitsAllowed'),
  status: from('status', (status) => (status === 'BREXIT_MIGRATED' ? 'MIGRATED' : status)),
  transactions: from('ican', (number, args, context, info) => transactionsOf(String(number), args, context, info)),
};

export const BankTransaction: BankTransactionResolvers = {
  transactionId: from('txnId', String),
  referenceId: from('refId', idText),
  kind: from('type'),
  currencyCode: from('currency', codeOf),
  reference: from('myRef'),
  createdAt: from('date', time),
};

export const BankTransactionParty: BankTransactionPartyResolvers = {
  kind: from('type'),
  name: from(['alias', 'account.alias'], ({ alias, account }) => account?.alias ?? alias),
  // Only the accounts of the business have numbers that `bankAccount` finds.
  accountId: from(['type', 'account.id'], ({ type, account }) =>
    type === 'FIRE_ACCOUNT' ? idText(account?.id) : null,
  ),
  iban: from('account?.iban'),
  bic: from('account?.bic'),
  sortCode: from('account?.nsc'),
  accountNumber: from('account?.accountNumber'),
};
