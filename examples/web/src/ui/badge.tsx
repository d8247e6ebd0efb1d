export type Tone = 'accent' | 'wait' | 'bad' | 'plain';

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

/** The name of an enum value as words. */
export function wordsOf(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
