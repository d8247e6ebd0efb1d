/** Of what a process may hold of the system, the kinds that are let go some time after the last caller has left. */
export const kindsHeld = ['sockets', 'timers', 'descriptors'] as const;

export type Held = Readonly<Record<(typeof kindsHeld)[number], number>>;

/** How much more there is of what than before. */
export function kept(before: Held, after: Held): string[] {
  return kindsHeld.flatMap((kind) => {
    const more = after[kind] - before[kind];
    return more > 0 ? [`${more} ${kind}`] : [];
  });
}
