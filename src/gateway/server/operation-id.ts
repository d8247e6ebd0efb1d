/** Each event of an operation repeats its id. */
const LONGEST_ID = 200;

/** Whether a value can be the id that a client gives an operation of a connection. */
export function isOperationId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}
