/** A value does not fit its type: it is missing, of another kind, or refused by its scalar, whose error is the `cause`. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  /** The extensions of the scalar's error, which graphql-js copies to the located error. */
  readonly extensions: unknown;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.extensions = (options?.cause as { extensions?: unknown } | null | undefined)?.extensions;
  }
}
