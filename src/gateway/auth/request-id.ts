/** The caller's request id if it is valid, else a new one. Others could inject text into log lines and responses. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:-]{1,100}$/.test(sent) ? sent : crypto.randomUUID();
}
