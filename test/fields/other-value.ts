/** Another value of the same form: a date remains one, a word becomes another of its words. */
export function otherValue(value: unknown, words: readonly unknown[] | undefined): unknown {
  if (words && words.length > 1) return words[(words.indexOf(value) + 1) % words.length];
  switch (typeof value) {
    case 'boolean':
      return !value;
    case 'number':
      return value + 1;
    case 'string':
      return otherText(value);
    default:
      return value;
  }
}

/** The last digit is another or, where there is none, the last letter. */
function otherText(text: string): string {
  const digit = /\d(?=\D*$)/.exec(text);
  const found = digit ?? /[a-z](?=[^a-z]*$)/i.exec(text);
  if (!found) return `${text}x`;
  const [character] = found;
  const other = digit ? otherDigit(character) : otherLetter(character);
  return text.slice(0, found.index) + other + text.slice(found.index + 1);
}

/** One less: the last day of a month has one before it. */
const otherDigit = (digit: string) => (digit === '0' ? '1' : String(Number(digit) - 1));

const otherLetter = (letter: string) =>
  /z/i.test(letter) ? (letter === 'z' ? 'y' : 'Y') : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
