import { value } from '../value.ts';

/** A date, or a date and time with its zone, read as milliseconds since 1970. */
export function instant(description: string) {
  return value(description, {
    allowed: 'a date such as 2027-03-01, or a date and time such as 2027-03-01T12:00:00Z',
    json: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2}))?$' },
    read: (found) => {
      const isInstant =
        typeof found === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(found);
      const time = isInstant ? Date.parse(found) : Number.NaN;
      return Number.isNaN(time) ? undefined : time;
    },
  });
}
