/** RFC 3339, section 5.6, without leap seconds, which few implementations accept. */
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DAY_LENGTH = 10;
const SHORTEST_MONTH = '28';
const MONTHS_OF_30_DAYS = new Set(['04', '06', '09', '11']);
const MINUTE_LENGTH = 16;
const OFFSET_LENGTH = 6;
const MS_PER_MINUTE = 60_000;

/** An RFC 3339 time in UTC, with its fraction digits; `undefined` for an invalid one, and outside the years 0000 to 9999. */
export function utcDateTime(text: string): string | undefined {
  if (!DATE_TIME.test(text) || !isInMonth(text)) return undefined;
  if (text.endsWith('Z') && text[DAY_LENGTH] === 'T') return text;
  const offset = /z$/i.test(text) ? 'Z' : text.slice(-OFFSET_LENGTH);
  const seconds = text.slice(MINUTE_LENGTH, -offset.length);
  // Offsets have no seconds, so a shift does not change the seconds and their fraction.
  const local = Date.parse(`${text.slice(0, MINUTE_LENGTH).toUpperCase()}Z`);
  const shifted = new Date(local - minutesOf(offset) * MS_PER_MINUTE).toISOString();
  // Years outside 0000 to 9999 have a sign and six digits.
  return /^\d/.test(shifted) ? `${shifted.slice(0, MINUTE_LENGTH)}${seconds}Z` : undefined;
}

/** The date itself if it is valid by RFC 3339 and the calendar, else `undefined`. */
export function calendarDay(text: string): string | undefined {
  return DAY.test(text) && isInMonth(text) ? text : undefined;
}

/** Whether the month at the start of a date or time has its day. */
function isInMonth(text: string): boolean {
  const day = text.slice(8, DAY_LENGTH);
  if (day <= SHORTEST_MONTH) return true;
  const month = text.slice(5, 7);
  if (month === '02') return day === '29' && isLeap(Number(text.slice(0, 4)));
  return day <= '30' || !MONTHS_OF_30_DAYS.has(month);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return offset.startsWith('-') ? -minutes : minutes;
}
