/** The exit codes of every command, with their meanings. */
export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'success'],
  [1, 'a check failed, a change is breaking, or the system refuses what the command needs'],
  [2, 'the command line or the settings are invalid'],
];
