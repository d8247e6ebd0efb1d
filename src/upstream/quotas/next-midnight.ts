const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The next midnight in a time zone, in milliseconds since 1970: the first minute of another date there. Where clocks
 * change at midnight, the day begins at another hour.
 */
export function nextMidnight(now: number, timeZone: string): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const today = date.format(now);
  // A day has 23 to 25 hours, and zones differ from UTC by whole minutes.
  let before = now - (now % MINUTE_MS);
  while (date.format(before + HOUR_MS) === today) before += HOUR_MS;
  let [low, high] = [before, before + HOUR_MS];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (date.format(middle) === today) low = middle;
    else high = middle;
  }
  return high;
}
