import type { Instant } from '#contracts/banking';
import { fromMilliseconds } from '#graph';

/** A time that is always sent. */
export function time(instant: Instant): string {
  return fromMilliseconds(instant) ?? '';
}

/** A number that names something. */
export function idText(id: number | bigint | null | undefined): string | null {
  return id == null ? null : String(id);
}

/** A count. */
export function count(value: number | bigint | null | undefined): number | null {
  return value == null ? null : Number(value);
}
