/** Ids that callers send are kept when they are plain; a log line or an answer takes nothing else. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:-]{1,100}$/.test(sent) ? sent : crypto.randomUUID();
}
