import type { NewBankTransfer, NewBatchItem, NewInternalTransfer } from '#contracts/banking';
import { BadInputError, type Context } from '#graph';
import { accountNumberOf, isNumber } from './keys.ts';
import { minorUnitsOf } from './money.ts';
import type {
  BankTransferInput,
  BankTransferPayeeInput,
  BatchPaymentInput,
  InternalTransferInput,
} from './types.generated.ts';

/** Adds a payment to a batch by the operation of its kind. */
export function addPayment(
  batchUuid: string,
  { internalTransfer, bankTransfer }: BatchPaymentInput,
  context: Context,
): Promise<NewBatchItem> {
  const { banking } = context.upstream;
  if (internalTransfer) {
    return banking.addInternalTransfer({ batchUuid, body: internalBody(internalTransfer, context) });
  }
  if (bankTransfer) return banking.addBankTransfer({ batchUuid, body: bankBody(bankTransfer, context) });
  throw new TypeError('A payment has one of two kinds.');
}

function internalBody(input: InternalTransferInput, context: Context): NewInternalTransfer {
  return {
    icanFrom: Number(accountNumberOf(input.sourceAccountId, context, 'internalTransfer.sourceAccountId')),
    icanTo: Number(accountNumberOf(input.destinationAccountId, context, 'destinationAccountId')),
    amount: minorUnitsOf(input.amount),
    ref: input.reference ?? undefined,
  };
}

function bankBody(input: BankTransferInput, context: Context): NewBankTransfer {
  return {
    icanFrom: Number(accountNumberOf(input.sourceAccountId, context, 'bankTransfer.sourceAccountId')),
    ...payeeOf(input.payee),
    amount: minorUnitsOf(input.amount),
    myRef: input.reference ?? undefined,
    yourRef: input.payeeReference ?? undefined,
  };
}

function payeeOf({ payeeId, ibanAccount, sortCodeAccount }: BankTransferPayeeInput) {
  if (payeeId != null) {
    if (!isNumber(payeeId)) throw new BadInputError('`payeeId` is a number.');
    return { payeeType: 'PAYEE_ID', payeeId: Number(payeeId) } as const;
  }
  return {
    payeeType: 'ACCOUNT_DETAILS',
    destIban: ibanAccount?.iban,
    destNsc: sortCodeAccount?.sortCode,
    destAccountNumber: sortCodeAccount?.accountNumber,
    destAccountHolderName: ibanAccount?.name ?? sortCodeAccount?.name,
  } as const;
}
