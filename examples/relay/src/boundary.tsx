import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  /** The name of what is missing after a failure, as the start of a sentence. */
  readonly of: string;
  /** The number of the attempt goes into the key of the query, so that it is sent again. */
  readonly children: (attempt: number) => ReactNode;
}

interface State {
  readonly attempt: number;
  readonly hasFailed: boolean;
}

/** Waits for queries, and catches what `@throwOnFieldError` throws. */
export class Boundary extends Component<Props, State> {
  override readonly state: State = { attempt: 0, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render() {
    const { attempt, hasFailed } = this.state;
    if (!hasFailed) return <Suspense fallback={<p role="status">Loading…</p>}>{this.props.children(attempt)}</Suspense>;
    return (
      <div className="note bad" role="alert">
        <span>{this.props.of} cannot be loaded at the moment.</span>
        <button type="button" onClick={() => this.setState({ attempt: attempt + 1, hasFailed: false })}>
          Try again
        </button>
      </div>
    );
  }
}
