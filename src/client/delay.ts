/** The longest delay of a timer, 25 days: a longer one, as a server may ask for, would be none. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Waits; an abort ends it early. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(ms, LONGEST_DELAY_MS));
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
