/** The model of the type `Currency`. */
export interface Currency {
  /** Three letters in upper case. */
  readonly code: string;
}

interface Words {
  readonly name: string | null;
  readonly symbol: string | null;
}

const CODE = /^[A-Z]{3}$/;
const UNKNOWN: Words = { name: null, symbol: null };
const known = new Map<string, Words>();
const knownDigits = new Map<string, number>();

/** The currency of a code in any case; `null` where the text is no code. */
export function currencyOf(code: string | null | undefined): Currency | null {
  const upper = code?.toUpperCase() ?? '';
  return CODE.test(upper) ? { code: upper } : null;
}

/** The English name and symbol of a currency in CLDR, the data of ECMA-402. Both are `null` for codes that CLDR lacks. */
export function wordsOf(code: string): Words {
  let words = known.get(code);
  if (!words) {
    words = findWords(code);
    known.set(code, words);
  }
  return words;
}

/** The decimal digits of a currency's minor unit: two for EUR, none for JPY, three for KWD. */
export function minorDigitsOf(currency: string): number {
  let digits = knownDigits.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    knownDigits.set(currency, digits);
  }
  return digits;
}

function findWords(currency: string): Words {
  const name = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(currency);
  if (name === undefined) return UNKNOWN;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return { name, symbol: parts.find(({ type }) => type === 'currency')?.value ?? null };
}
