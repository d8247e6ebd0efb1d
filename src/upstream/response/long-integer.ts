/** The largest integer that a number holds exactly. A longer one has as many digits, or more. */
const LARGEST = `${Number.MAX_SAFE_INTEGER}`;
/** The least number of digits of a long integer. */
export const LONG_DIGITS = LARGEST.length;
/** Characters before a number, but not before digits of a fraction or, mostly, of a string. */
const BEFORE_NUMBER = /[\s:,[-]/;
const [ZERO = 0, NINE = 0] = Buffer.from('09');

/** Whether digits are an integer beyond 2^53. Strings of equal length compare like their numbers. */
export function isLong(digits: string): boolean {
  return digits.length > LONG_DIGITS || (digits.length === LONG_DIGITS && digits > LARGEST);
}

/**
 * Whether a JSON text may have an integer beyond 2^53: digits in its strings can look like one. Such an integer has a digit at
 * every sixteenth character, so that the others need not be read.
 */
export function mayHoldLong(text: string): boolean {
  for (let at = LONG_DIGITS - 1; at < text.length; at += LONG_DIGITS) {
    if (!isDigit(text, at)) continue;
    let first = at;
    while (isDigit(text, first - 1)) first -= 1;
    while (isDigit(text, at + 1)) at += 1;
    if (isLong(text.slice(first, at + 1)) && (first === 0 || BEFORE_NUMBER.test(text.charAt(first - 1)))) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
}
