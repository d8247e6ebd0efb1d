/** The upstream calls that an operation is estimated to make. */
export interface Price {
  /** At most: never more than `limits.calls`. */
  readonly worst: number;
  /** As a rule, if nothing is cached. */
  readonly expected: number;
}

/** The upstream calls of an operation that was executed. */
export interface Cost {
  readonly estimated: Price;
  /** Calls that were sent: neither cached nor shared with another operation. */
  readonly actual: number;
}

export const FREE: Price = { worst: 0, expected: 0 };
