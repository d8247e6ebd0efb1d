/** Longer times count as this one (RFC 9111, 1.2.2). */
const LONGEST_SECONDS = 2 ** 31;
/** A directive, with a value that is a token or a quoted string (RFC 9111, 5.2). */
const DIRECTIVE = /(?:^|,)\s*([!#$%&'*+.^_`|~\w-]+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^",]*)))?/g;

/** The directives of a `Cache-Control` header. */
export class CacheControl {
  /** By lower-case name: names are compared without regard to case, quoted values are one value. */
  readonly #values = new Map<string, string>();

  constructor(header: string) {
    for (const [, name = '', quoted, token = ''] of header.matchAll(DIRECTIVE)) {
      const key = name.toLowerCase();
      const value = quoted ?? token.trim();
      const isContradiction = this.#values.has(key) && this.#values.get(key) !== value;
      this.#values.set(key, isContradiction ? '' : value);
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** A directive's time. One that is malformed, or given twice with different values, is none (RFC 9111, 4.2.1). */
  seconds(name: string): number | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    return /^\d+$/.test(value) ? Math.min(LONGEST_SECONDS, Number(value)) : 0;
  }
}
