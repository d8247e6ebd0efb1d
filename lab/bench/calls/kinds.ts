/** The kinds of calls that are measured: one that is sent, one that the cache answers, and one whose response is stored. */
export const KINDS = ['uncached', 'cache hit', 'stored'] as const;
export type Kind = (typeof KINDS)[number];
