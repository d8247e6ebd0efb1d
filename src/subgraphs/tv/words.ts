/** A name normalized for comparison, because rows refer to each other by names in several spellings. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Whether a name is the wanted one; true without a wanted name. */
export function isNamed(name: string | null | undefined, wanted: string | null | undefined): boolean {
  return isAbsent(wanted) || (!isAbsent(name) && nameKey(name) === nameKey(wanted));
}

/** Whether a text contains the wanted one, ignoring case; true without a wanted text. */
export function contains(text: string, wanted: string | null | undefined): boolean {
  return isAbsent(wanted) || text.normalize('NFC').toLowerCase().includes(wanted.normalize('NFC').toLowerCase());
}

/** Whether a number is the wanted one; true without a wanted number. */
export function isEqual(number: number | null, wanted: number | null | undefined): boolean {
  return isAbsent(wanted) || number === wanted;
}

/** A list that some rows send as a text with commas, and others leave out. */
export function listOf(value: string | readonly string[] | null | undefined): string[] {
  const parts = typeof value === 'string' ? value.split(',') : (value ?? []);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The people that a text may name: itself, or its parts. */
export function peopleIn(text: string): string[] {
  return [text, ...text.split(/,|&|\band\b/)].map((part) => part.trim()).filter((part) => part !== '');
}

/** A whole number that is sent as text, perhaps with blanks around it. */
export function numberOf(text: string | number | null | undefined): number | null {
  const digits = String(text ?? '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A Date from a text such as `02-20-1970`; `null` where it is not a valid date. */
export function dateOf(text: string): string | null {
  const [, month, day, year] = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})\s*$/.exec(text) ?? [];
  if (!month || !day || !year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null;
}

function isAbsent<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
