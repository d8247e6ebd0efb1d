import type { DatalakeFileAction } from './types.generated.ts';

const LETTERS = [
  ['r', 'READ'],
  ['w', 'WRITE'],
  ['x', 'EXECUTE'],
] as const satisfies (readonly [string, DatalakeFileAction])[];

/** Actions as the data lake writes them, such as `r-x`. */
export function lettersOf(actions: readonly DatalakeFileAction[]): string {
  return LETTERS.map(([letter, action]) => (actions.includes(action) ? letter : '-')).join('');
}

export function actionsOf(letters: string): DatalakeFileAction[] {
  return LETTERS.filter(([letter]) => letters.includes(letter)).map(([, action]) => action);
}
