/** What a process holds of the system, by kind. All of it is let go some time after the last caller has left. */
export interface Held {
  readonly sockets: number;
  readonly timers: number;
  readonly descriptors: number;
}

/** What there is more of than before, a line each. */
export function kept(before: Held, after: Held): string[] {
  return (['sockets', 'timers', 'descriptors'] as const).flatMap((kind) => {
    const more = after[kind] - before[kind];
    return more > 0 ? [`${more} ${kind}`] : [];
  });
}
