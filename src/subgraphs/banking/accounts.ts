import type { GraphQLResolveInfo } from 'graphql';
import type { Transaction } from '#contracts/banking';
import { BadInputError, type Connection, type Context, currencyOf, from, paged } from '#graph';
import type { BankAccountTransactionsArgs } from '#graph/schema.generated';
import { accountByNumber } from './batches.ts';
import { accountNumberOf } from './keys.ts';
import { codeOf, money } from './money.ts';
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

export const accountQueries: Pick<QueryResolvers, 'bankAccounts' | 'bankAccount' | 'bankTransactions'> = {
  bankAccounts: (_root, window, context, info) => paged(context, info, 'banking.listAccounts', {}, window),
  bankAccount: (_root, { id }, context) => context.load(accountByNumber, accountNumberOf(id, context)),
  bankTransactions: (_root, { accountId, ...args }, context, info) =>
    transactionsOf(accountNumberOf(accountId, context), args, context, info),
};

function transactionsOf(
  ican: string,
  { search, where, ...window }: BankAccountTransactionsArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Transaction>> {
  if (!where && search) throw new BadInputError('`search` needs `where`: the API searches ranges of time only.');
  if (!where) return paged(context, info, 'banking.listTransactions', { ican }, window);
  const [dateRangeFrom, dateRangeTo] = [where.createdAt.from, where.createdAt.to].map((at) => Date.parse(at));
  const args = { ican, dateRangeFrom, dateRangeTo, searchKeyword: search ?? '', transactionTypes: KINDS };
  return paged(context, info, 'banking.filterTransactions', args, window);
}

export const BankAccount: BankAccountResolvers = {
  accountId: from('ican', String),
  balance: from(['balance', 'currency'], ({ balance, currency }) => money(balance, currency)),
  currencyCode: from('currency', codeOf),
  currency: from('currency', (currency) => currencyOf(codeOf(currency))),
  iban: from('ciban'),
  bic: from('cbic'),
  sortCode: from('cnsc'),
  accountNumber: from('ccan'),
  isDefault: from('defaultAccount'),
  acceptsDirectDebits: from('directDebitsAllowed'),
  status: from('status', (status) => (status === 'BREXIT_MIGRATED' ? 'MIGRATED' : status)),
  transactions: from('ican', (number, args, context, info) => transactionsOf(String(number), args, context, info)),
  raw: (account) => account,
};

export const BankTransaction: BankTransactionResolvers = {
  transactionId: from('txnId', String),
  referenceId: from('refId', idText),
  kind: from('type'),
  currencyCode: from('currency', codeOf),
  currency: from('currency', (currency) => currencyOf(codeOf(currency))),
  amountBeforeCharges: from(['amountBeforeCharges', 'currency'], ({ amountBeforeCharges, currency }) =>
    money(amountBeforeCharges, currency),
  ),
  feeAmount: from(['feeAmount', 'currency'], ({ feeAmount, currency }) => money(feeAmount, currency)),
  taxAmount: from(['taxAmount', 'currency'], ({ taxAmount, currency }) => money(taxAmount, currency)),
  amountAfterCharges: from(['amountAfterCharges', 'currency'], ({ amountAfterCharges, currency }) =>
    money(amountAfterCharges, currency),
  ),
  balance: from(['balance', 'currency'], ({ balance, currency }) => money(balance, currency)),
  reference: from('myRef'),
  createdAt: from('date', time),
  raw: (transaction) => transaction,
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
  raw: (party) => party,
};
