/** A name as names are compared: rows refer to each other by it, and do not always spell it the same way. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A list that some rows have as one text with commas, and others not at all. */
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

/** `02-20-1970` as a Date; null where it is no day of the calendar. */
export function dateOf(text: string): string | null {
  const [, month, day, year] = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})\s*$/.exec(text) ?? [];
  if (!month || !day || !year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null;
}
