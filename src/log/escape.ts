/** Characters beyond ASCII that terminals interpret or do not show: C1 controls, line ends, directions of writing. */
const UNSAFE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A line in which no character can end it, move the cursor or hide. JSON stays the same JSON. */
export function escaped(line: string): string {
  return line.replaceAll(UNSAFE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
