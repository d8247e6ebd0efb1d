import type { Result, SubscribeOptions } from 'manifold-gateway/client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type LiveState =
  | { readonly status: 'connecting' | 'live' | 'interrupted' }
  | { readonly status: 'ended'; readonly error: unknown };

type Subscribe<Data> = (options: SubscribeOptions) => AsyncIterable<Result<Data>>;

/**
 * Follows a subscription as long as the component is there, and anew with another `subscribe`. The client connects again by
 * itself, and goes on after the last event.
 */
export function useLive<Data>(
  subscribe: Subscribe<Data>,
  onEvent: (data: Data) => void,
): { readonly state: LiveState; readonly restart: () => void } {
  const [state, setState] = useState<LiveState>({ status: 'connecting' });
  const [starts, setStarts] = useState(0);
  const receive = useEffectEvent(onEvent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each start follows anew.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onConnection = (isOpen: boolean) => setState({ status: isOpen ? 'live' : 'interrupted' });
    async function follow() {
      for await (const { data, errors } of subscribe({ signal, onConnection })) {
        if (data) receive(data);
        else setState({ status: 'ended', error: errors[0] });
      }
    }
    follow().catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'ended', error });
    });
    return () => leaving.abort();
  }, [subscribe, starts]);

  const restart = useCallback(() => {
    setState({ status: 'connecting' });
    setStarts((count) => count + 1);
  }, []);
  return { state, restart };
}
