export type Tone = 'accent' | 'wait' | 'bad' | 'plain';

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
