/** Props of a section whose data may be missing: the error, and a retry. */
export interface RetryProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}
