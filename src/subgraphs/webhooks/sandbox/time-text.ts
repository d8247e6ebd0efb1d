/** A time as the API writes it: in UTC, to the second, without a zone. */
export const timeText = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** The time in such a text; `undefined` for any other. */
export function timeIn(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/.test(text)) return undefined;
  const time = Date.parse(`${text.length > 10 ? text.replace(' ', 'T') : `${text}T00:00:00`}Z`);
  return Number.isNaN(time) ? undefined : time;
}
