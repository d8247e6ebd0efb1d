import { useSyncExternalStore } from 'react';

export interface Route {
  readonly screen: string;
  readonly id: string | undefined;
}

/** The screen and the selected item, as the address has them: `#/orders/28-10000-69205`. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [screen = '', id] = hash.replace(/^#\//, '').split('/').map(decodeURIComponent);
  return { screen, id: id || undefined };
}

export function hrefOf(screen: string, id?: string): string {
  return id === undefined ? `#/${screen}` : `#/${screen}/${encodeURIComponent(id)}`;
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
