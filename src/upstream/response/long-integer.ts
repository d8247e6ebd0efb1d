/** The largest integer that a number holds exactly. A longer one has as many digits, or more. */
const LARGEST = `${Number.MAX_SAFE_INTEGER}`;
/** How many digits a long integer has at least. */
export const LONG_DIGITS = LARGEST.length;
/** What stands before a number, but not before digits that are part of a fraction or, mostly, of a text. */
const BEFORE_NUMBER = /[\s:,[-]/;
const [ZERO = 0, NINE = 0] = Buffer.from('09');

/** Whether digits make an integer that no number holds exactly. Of as many digits, later ones are more. */
export function isLong(digits: string): boolean {
  return digits.length > LONG_DIGITS || (digits.length === LONG_DIGITS && digits > LARGEST);
}

/**
 * Whether a JSON text may hold an integer that no number holds exactly: digits in its texts can look like one. One of the
 * digits of such an integer is at every sixteenth character, so that the others need not be looked at.
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
