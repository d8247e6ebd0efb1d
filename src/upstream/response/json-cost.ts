/** Shorter texts of any content are parsed within 50 ms. */
const LARGE_LENGTH = 512 * 1024;
/** Texts that would take longer are refused, because parsing blocks the process. */
const MAX_COST_MS = 60;
/** Large texts are judged by samples, one from each part of them at random, so that nothing can be hidden from them. */
const SAMPLES = 64;
const SAMPLE_LENGTH = 4096;
/** V8's time for each list or object, each value, and each number with a fraction, by the byte that shows it. Measured. */
const BYTE_MS = Float64Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (character === '[' || character === '{') return 80e-6;
  if (character === ',') return 8e-6;
  return character === '.' ? 10e-6 : 0;
});
/** For each member; for one whose name may be an index, such as `4294967294`; and for one of thousands in an object. */
const MEMBER_MS = 10e-6;
const INDEX_MS = 60e-6;
const LARGE_OBJECT_MS = 40e-6;
/**
 * For each string that V8 internalizes (those of up to ten characters) and finds for the first time, and for each member by
 * which an object's layout becomes a new one.
 */
const TEXT_MS = 300e-6;
const LAYOUT_MS = 600e-6;
const SHORT_LENGTH = 10;
/** The longest escape, such as `\\u00e9`. */
const ESCAPE_LENGTH = 6;
/** The start of a string, so that text between two strings is not mistaken for one. */
const TEXT_START = /[[{,:]\s*"/;
const HASH_BITS = 16;
/** Spreads a hash over all its bits: 2^32 by the golden ratio. */
const MIX = 0x9e3779b1;

const [QUOTE = 0, BACKSLASH = 0, COLON = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0, ZERO = 0, NINE = 0] =
  Buffer.from('"\\:{}09');

/**
 * Whether `JSON.parse` of a text would block the process for too long.  Megabytes of rows are parsed in a few
 * milliseconds. It takes hundreds of thousands of different names, layouts or short texts, of lists and objects, or of
 * members with index-like names, or an object of a million members, to stall; or fewer, if values are read in two passes.
 */
export function isTooCostly(text: string, passes = 1, random: () => number = Math.random): boolean {
  if (text.length < LARGE_LENGTH) return false;
  const partLength = text.length / SAMPLES;
  const sampler = new Sampler();
  const sample = (part: number) => {
    const start = Math.floor((part + random()) * partLength);
    const slice = text.slice(start, start + SAMPLE_LENGTH);
    return sampler.read(Buffer.from(slice.slice(Math.max(0, slice.search(TEXT_START)))));
  };
  let costMs = 0;
  // Every other sample collects recurring names. Names that are new in the rest are new throughout.
  for (let part = 0; part < SAMPLES; part += 2) costMs += passes * sample(part).ms;
  for (let part = 1; part < SAMPLES; part += 2) {
    const { ms, newTexts, newLayouts } = sample(part);
    costMs += passes * ms + 2 * (newTexts * TEXT_MS + newLayouts * LAYOUT_MS);
  }
  return (costMs * text.length) / sampler.length > MAX_COST_MS;
}

interface Sample {
  /** The time for everything but new texts and layouts. */
  ms: number;
  newTexts: number;
  newLayouts: number;
}

/** Reads samples of one text. */
class Sampler {
  /** The length of the samples. */
  length = 0;
  readonly #texts = new Uint8Array(1 << HASH_BITS);
  readonly #layouts = new Uint8Array(1 << HASH_BITS);

  read(bytes: Uint8Array): Sample {
    const sample = { ms: 0, newTexts: 0, newLayouts: 0 };
    /** The layouts of the enclosing objects. Those that begin before the sample are unknown. */
    const layouts: number[] = [];
    this.length += bytes.length;
    let at = 0;
    while (at < bytes.length) {
      const byte = bytes[at] as number;
      at += 1;
      sample.ms += BYTE_MS[byte] as number;
      if (byte === OPEN_OBJECT) layouts.push(1);
      else if (byte === CLOSE_OBJECT) layouts.pop();
      if (byte !== QUOTE) continue;
      const start = at;
      let hash = 0;
      let longest = SHORT_LENGTH;
      for (; at < bytes.length && bytes[at] !== QUOTE; at++) {
        hash = Math.imul(hash ^ (bytes[at] as number), MIX);
        if (bytes[at] !== BACKSLASH) continue;
        at += 1;
        longest = SHORT_LENGTH * ESCAPE_LENGTH;
      }
      const length = at - start;
      at += 1;
      if (bytes[at] === COLON) {
        // Of an object whose beginning is not in the sample, only the names count.
        const around = layouts.length - 1;
        sample.ms += MEMBER_MS + (around < 0 ? LARGE_OBJECT_MS : 0);
        if (length <= longest && mayBeIndex(bytes, start, length, longest)) sample.ms += INDEX_MS;
        const layout = Math.imul((layouts[around] ?? 0) ^ hash, MIX);
        if (around >= 0) layouts[around] = layout;
        sample.newLayouts += isNew(this.#layouts, layout);
      } else if (length <= longest) {
        sample.newTexts += isNew(this.#texts, hash);
      }
    }
    return sample;
  }
}

/** Whether a name is of digits, or has escapes, which may hide them. */
function mayBeIndex(bytes: Uint8Array, start: number, length: number, longest: number): boolean {
  return longest > SHORT_LENGTH || (isDigit(bytes[start]) && isDigit(bytes[start + length - 1]));
}

function isDigit(byte = 0): boolean {
  return byte >= ZERO && byte <= NINE;
}

/** Marks a hash as seen; 1 if it was not before. */
function isNew(seen: Uint8Array, hash: number): 0 | 1 {
  const slot = hash >>> (32 - HASH_BITS);
  if (seen[slot] === 1) return 0;
  seen[slot] = 1;
  return 1;
}
