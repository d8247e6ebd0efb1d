import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphError } from 'manifold-gateway/client';

interface Props {
  /** The name of what is missing, as the start of a sentence. */
  readonly of: string;
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

const ADVICE: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: 'took too long to load.',
  UPSTREAM_UNAVAILABLE: 'cannot be reached at the moment.',
  RATE_LIMITED: 'had too many requests. Wait a moment.',
  NETWORK_ERROR: 'cannot be loaded: there is no connection.',
  PERMISSION_DENIED: 'is not open to your account. Ask an administrator for access.',
};

/** Says what is missing, why, and what a person can do. */
export function Failure({ of, error, onRetry }: Props) {
  return (
    <div className="note bad" role="alert">
      <span>
        {of} {ADVICE[codeOf(error)] ?? 'could not be loaded.'}
      </span>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function codeOf(error: unknown): string {
  if (error instanceof GraphError) return error.code;
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.['code']);
  return '';
}
