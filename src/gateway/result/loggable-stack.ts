/** Messages of the engine and of Node that quote the value that they are about, which may be secret. */
const QUOTING =
  /^Cannot (?:use 'in' operator|create property|convert) |incompatible receiver|to a BigInt\b|\bReceived |^Invalid (?!(?:time value|(?:array|string) length)$)/;

/** The stack of a thrown value, without a message that quotes a value. That of a `SyntaxError` quotes the text that could not be read. */
export function loggableStack(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { name, message, stack = '' } = thrown;
  return name === 'SyntaxError' || QUOTING.test(message) ? stack.replace(message, () => '…') : stack;
}
