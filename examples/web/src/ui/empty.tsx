import type { ReactNode } from 'react';

export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="empty">{children}</p>;
}
