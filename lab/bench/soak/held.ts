/** The kinds of system resources that a process releases some time after the last caller has left. */
export const kindsHeld = ['sockets', 'timers', 'descriptors'] as const;

export type Held = Readonly<Record<(typeof kindsHeld)[number], number>>;

/** The kinds of resources of which there are more than before, with their numbers. */
export function leaksIn(before: Held, after: Held): string[] {
  return kindsHeld.flatMap((kind) => {
    const more = after[kind] - before[kind];
    return more > 0 ? [`${more} ${kind}`] : [];
  });
}
