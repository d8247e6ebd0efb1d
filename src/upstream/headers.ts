import type { IncomingHttpHeaders } from 'node:http';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The preferred form, and the two obsolete ones that recipients must understand (RFC 9110, 5.6.7). */
const IMF_FIXDATE = /^[a-z]{3}, \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d gmt$/i;
const RFC_850 = /^[a-z]{6,9}, (\d\d-[a-z]{3}-)(\d\d)( \d\d:\d\d:\d\d gmt)$/i;
const ASCTIME = /^[a-z]{3} ([a-z]{3}) ([ \d])(\d) (\d\d:\d\d:\d\d) (\d{4})$/i;

/** An HTTP date in milliseconds, or `undefined` for anything else: `Date.parse` believes far more than HTTP allows. */
export function parseHttpDate(text: string, now: number): number | undefined {
  const fixed = IMF_FIXDATE.test(text) ? text : fixdateOf(text, now);
  if (fixed === undefined) return undefined;
  const [day, year] = [Number(fixed.slice(5, 7)), Number(fixed.slice(12, 16))];
  const [hours, minutes, seconds] = [
    Number(fixed.slice(17, 19)),
    Number(fixed.slice(20, 22)),
    Number(fixed.slice(23, 25)),
  ];
  // Date.UTC rolls over what is out of range. A leap second does so rightly.
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const month = MONTHS.indexOf(fixed.slice(8, 11).toLowerCase());
  const midnight = new Date(Date.UTC(year, month, day));
  if (midnight.getUTCMonth() !== month) return undefined;
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** A date in one of the obsolete forms, in the preferred one. */
function fixdateOf(text: string, now: number): string | undefined {
  const [, dayAndMonth, year, timeAndZone] = RFC_850.exec(text) ?? [];
  if (dayAndMonth) return `xxx, ${dayAndMonth.replaceAll('-', ' ')}${centuryOf(Number(year), now)}${timeAndZone}`;
  const [, month, tens = '', ones, time, fullYear] = ASCTIME.exec(text) ?? [];
  return month && `xxx, ${tens.replace(' ', '0')}${ones} ${month} ${fullYear} ${time} GMT`;
}

/** A year of two digits that seems more than 50 years ahead is the latest one in the past (RFC 9110, 5.6.7). */
function centuryOf(year: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + year;
  return inThisCentury > thisYear + 50 ? inThisCentury - 100 : inThisCentury;
}

/** The `Retry-After` of a response in seconds from now, never less than zero. */
export function retryAfterSeconds(headers: IncomingHttpHeaders, now = Date.now()): number | undefined {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Headers as undici parsed them: a name that came on several lines has a list. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Joins the lines of a repeated header into one value (RFC 9110, 5.3), so that every reader of a header finds a text.
 * `set-cookie` stays a list: its values contain commas.
 */
export function joinRepeated(parsed: ParsedHeaders): IncomingHttpHeaders {
  let joined: Record<string, string | string[] | undefined> | undefined;
  for (const name in parsed) {
    const value = parsed[name];
    if (typeof value === 'string' || value === undefined || name === 'set-cookie') continue;
    joined ??= { ...parsed };
    joined[name] = value.join(', ');
  }
  return joined ?? parsed;
}
