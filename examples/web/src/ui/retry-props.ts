/** What a section gets that may be missing: the error, and another attempt. */
export interface RetryProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}
