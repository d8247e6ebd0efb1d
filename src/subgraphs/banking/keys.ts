import type { Batch } from '#contracts/banking';
import { BadInputError, type Context, upstreamKey } from '#graph';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^\d{1,19}$/;

/** The UUID in an argument that takes a global `id` or the API's own UUID. */
export function uuidOf(type: string, argument = 'id') {
  return (value: string, context: Context): string => {
    const uuid = upstreamKey(type, value, context);
    if (!isUuid(uuid)) throw new BadInputError(`\`${argument}\` is neither the \`id\` of a ${type} nor a UUID.`);
    return uuid;
  };
}

/** The number in an argument that takes a global `id` or the API's own number of an account. */
export function accountNumberOf(value: string, context: Context, argument = 'id'): string {
  const number = upstreamKey('BankAccount', value, context);
  if (!isNumber(number)) throw new BadInputError(`\`${argument}\` is neither the \`id\` of an account nor its number.`);
  return number;
}

/** The UUID of a row of the list of batches. */
export function uuidOfBatch({ batchUuid, batchItemUuid }: Pick<Batch, 'batchUuid' | 'batchItemUuid'>): string {
  return batchUuid ?? batchItemUuid ?? '';
}

export const isUuid = (text: string) => UUID.test(text);
export const isNumber = (text: string) => NUMBER.test(text);
