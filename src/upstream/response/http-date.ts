const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The preferred form, and the two obsolete ones that recipients must understand (RFC 9110, 5.6.7). */
const IMF_FIXDATE = /^[a-z]{3}, (?<day>\d\d) (?<month>[a-z]{3}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) gmt$/i;
const RFC_850 = /^[a-z]{6,9}, (?<day>\d\d)-(?<month>[a-z]{3})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) gmt$/i;
const ASCTIME = /^[a-z]{3} (?<month>[a-z]{3}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/i;

/** An HTTP date in milliseconds, or `undefined` for anything else: `Date.parse` believes far more than HTTP allows. */
export function parseHttpDate(text: string, now: number): number | undefined {
  const parts = (IMF_FIXDATE.exec(text) ?? RFC_850.exec(text) ?? ASCTIME.exec(text))?.groups;
  if (!parts) return undefined;
  const { day = '', month = '', year = '', time = '' } = parts;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  // Date.UTC rolls over what is out of range. A leap second does so rightly.
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const fullYear = year.length === 2 ? centuryOf(Number(year), now) : Number(year);
  const monthIndex = MONTHS.indexOf(month.toLowerCase());
  const midnight = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
  if (midnight.getUTCMonth() !== monthIndex || midnight.getUTCDate() !== Number(day)) return undefined;
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** A year of two digits that seems more than 50 years ahead is the latest one in the past (RFC 9110, 5.6.7). */
function centuryOf(year: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + year;
  return inThisCentury > thisYear + 50 ? inThisCentury - 100 : inThisCentury;
}
