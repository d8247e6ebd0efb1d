import type { Account, Transaction } from '#contracts/banking';
import type { Random, World } from '#sandbox';

const DAY = 86_400_000;
const EUR = { code: 'EUR', description: 'Euro' };
const GBP = { code: 'GBP', description: 'Sterling' };
const OPENING = 5_000_000;
const TRANSACTIONS = 30;
const FIRST_NUMBER = 30_000;
const KINDS = ['LODGEMENT', 'WITHDRAWAL', 'LODGEMENT', 'CARD_ECOMMERCE_DEBIT'] as const;
const PARTIES = ['Sample Traders', 'Mockley Power', 'Fixture Insurance', 'Placeholder Café'];

/** An account with its transactions, the newest first. */
export interface Ledger {
  account: Account;
  readonly transactions: Transaction[];
}

/** The accounts of the business, which are the same whatever the seed. */
const ACCOUNTS: readonly Omit<Account, 'balance'>[] = [
  { ican: 2001, name: 'Main Account', currency: EUR, ...euros('99119911000001'), defaultAccount: true, status: 'LIVE' },
  { ican: 2002, name: 'Savings', currency: EUR, ...euros('99119911000002'), defaultAccount: false, status: 'LIVE' },
  { ican: 2003, name: 'Sterling', currency: GBP, ...sterling('11000003'), defaultAccount: true, status: 'LIVE' },
  {
    ican: 2004,
    name: 'Sterling reserve',
    currency: GBP,
    ...sterling('11000004'),
    defaultAccount: false,
    status: 'LIVE',
  },
  {
    ican: 2005,
    name: 'Very old',
    currency: GBP,
    ...sterling('11000005'),
    defaultAccount: false,
    status: 'BREXIT_MIGRATED',
  },
];

/** The accounts by number, in the order of their names. */
export function ledgersOf(world: World, random: Random): Map<number, Ledger> {
  return new Map(
    ACCOUNTS.map((account, index) => [Number(account.ican), ledgerOf(account, index * TRANSACTIONS, world, random)]),
  );
}

/** Books one side of a transaction. */
export function book(
  ledger: Ledger,
  change: number,
  { number, ...more }: Pick<Transaction, 'type' | 'date' | 'myRef' | 'relatedParty'> & { readonly number: number },
): void {
  const balance = Number(ledger.account.balance) + change;
  const amount = Math.abs(change);
  ledger.account = { ...ledger.account, balance };
  ledger.transactions.unshift({
    txnId: FIRST_NUMBER + number,
    refId: FIRST_NUMBER + number - (number % 2),
    ican: ledger.account.ican,
    currency: ledger.account.currency,
    amountBeforeCharges: amount,
    feeAmount: 0,
    taxAmount: 0,
    amountAfterCharges: amount,
    balance,
    ...more,
  });
}

function ledgerOf(account: Omit<Account, 'balance'>, first: number, world: World, random: Random): Ledger {
  const ledger: Ledger = { account: { ...account, balance: OPENING }, transactions: [] };
  for (let index = 0; index < TRANSACTIONS; index++) {
    const type = KINDS[index % KINDS.length] ?? 'LODGEMENT';
    const alias = PARTIES[random.int(0, PARTIES.length - 1)] ?? '';
    const cents = random.int(500, 90_000);
    book(ledger, type === 'LODGEMENT' ? cents : -cents, {
      number: first + index,
      type,
      date: new Date(world.today - (TRANSACTIONS - index) * 6 * DAY + random.int(0, 3_600_000)).toISOString(),
      myRef: `${alias} ${TRANSACTIONS - index}`,
      // Rows of one kind have the party in its older form.
      relatedParty: index % 3 === 0 ? { alias } : { type: 'EXTERNAL_ACCOUNT', account: { id: 700 + index, alias } },
    });
  }
  return ledger;
}

function euros(number: string) {
  return {
    ciban: `IE54CPAY${number}`,
    cbic: 'CPAYIE2D',
    cnsc: number.slice(0, 6),
    ccan: number.slice(6),
    directDebitsAllowed: true,
  };
}

function sterling(number: string) {
  return { cnsc: '232221', ccan: number, directDebitsAllowed: true };
}
