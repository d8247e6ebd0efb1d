/** A DateTime from a Unix time in seconds, with fractions. A DateTime is returned unchanged. */
export function fromSeconds(value: number | string): string;
export function fromSeconds(value: number | string | null | undefined): string | null;
export function fromSeconds(value: number | string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? new Date(Math.round(value * 1000)).toISOString() : value;
}

/** A DateTime from a Unix time in milliseconds. A DateTime is returned unchanged. */
export function fromMilliseconds(value: number | bigint | string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && !/^\d+$/.test(value)) return value;
  return new Date(Number(value)).toISOString();
}

/** A DateTime from a UTC timestamp such as `2026-02-03 10:11:12.345678`. A DateTime is returned unchanged. */
export function fromUtcText(value: string | null | undefined): string | null {
  if (!value) return null;
  return /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value.replace(' ', 'T')}Z`;
}
