const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPIPEFILE: 'it is a pipe, which would be waited for; name a file',
};

/** The reason why a file cannot be read. */
export function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  return `cannot be read: ${REASONS[code] ?? code}`;
}

/** Whether the reason is that it does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
