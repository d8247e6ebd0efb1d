/** A value does not fit its type: it is missing, of another kind, or refused by its scalar. It is in the `cause` then. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  /** Those of the scalar's error, which graphql-js takes over into the located error. */
  readonly extensions: unknown;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.extensions = (options?.cause as { extensions?: unknown } | null | undefined)?.extensions;
  }
}
