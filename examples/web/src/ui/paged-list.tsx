import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Failure } from './failure';

interface Props {
  readonly label: string;
  readonly children: readonly ReactNode[];
  readonly connection: {
    readonly totalCount?: number | null;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  };
  /** Apollo Client's function: it resolves with the error of the page, if there is one. */
  readonly fetchMore: (options: { variables: { after: string | null | undefined } }) => Promise<{ error?: unknown }>;
}

/** A list that requests its next page before its end is scrolled to. */
export function PagedList({ label, children, connection, fetchMore }: Props) {
  const { totalCount: total, pageInfo } = connection;
  const { hasNextPage, endCursor: after } = pageInfo;
  const [error, setError] = useState<unknown>();
  const isLoading = useRef(false);
  const more = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const result = await fetchMore({ variables: { after } }).catch((reason: unknown) => ({ error: reason }));
    isLoading.current = false;
    setError(result.error);
  }, [fetchMore, after]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const options = { root: element.closest('.scroll'), rootMargin: '400px' };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void more(), options);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [more],
  );
  return (
    <>
      <div className="scroll">
        <ul aria-label={label} className="rows">
          {children}
        </ul>
        {error !== undefined && <Failure of="The next page" error={error} onRetry={() => void more()} />}
        {/* A new key after each page: an element that stays in view is not reported again. */}
        {hasNextPage && error === undefined && (
          <p key={children.length} ref={watch} className="more">
            Loading more…
          </p>
        )}
      </div>
      <p className="count" role="status">
        {total == null || children.length === total ? `All ${children.length}` : `${children.length} of ${total}`}
      </p>
    </>
  );
}
