import { hash } from 'node:crypto';
import type { Quota } from '#contract';
import { nextMidnight, type QuotaCount } from '#upstream';

const CLOCK_ERROR_MS = 2000;
const DAY_MS = 86_400_000;
/** A lease is at most so many calls, and this share of the quota. */
const [LARGEST_LEASE, LEASED_SHARE] = [32, 1 / 100];

/** The kind, limit, span and end of the day of a count, as scripts of Redis have them; `now` is by the clock of Redis. */
export function argumentsOf(
  { quota: { calls, seconds, burst, timeZone } }: QuotaCount,
  now: number,
): [string, number, number, number] {
  if (timeZone !== undefined) return ['day', calls, 2 * CLOCK_ERROR_MS, endOfDay(timeZone, now)];
  if (burst !== undefined) return ['bucket', burst, (seconds * 1000) / calls, 0];
  return ['window', calls, seconds * 1000, 0];
}

/** For how long a call counts. */
export function windowMs({ seconds, burst, calls, timeZone }: Quota): number {
  if (timeZone !== undefined) return DAY_MS;
  return burst === undefined ? seconds * 1000 : (burst * seconds * 1000) / calls;
}

/** When the day of a quota is over, for the clock of its upstream too. */
export function endOfDay(timeZone: string, now: number): number {
  return nextMidnight(now, timeZone) + CLOCK_ERROR_MS;
}

/** The calls to take at once: of large quotas, some in advance. */
export function leaseSizeOf(counts: readonly QuotaCount[]): number {
  const least = Math.min(...counts.map(({ quota }) => quota.burst ?? quota.calls));
  return Math.max(1, Math.min(LARGEST_LEASE, Math.floor(least * LEASED_SHARE)));
}

/** The keys of a count. Those of one interface are in one slot of a cluster. */
export function keysOf(prefix: string, { name, key }: QuotaCount): [string, string] {
  const [slug] = name.split('.');
  const own = `${prefix}:{quota:${slug}}:${hash('sha256', `${name} ${key}`, 'base64url').slice(0, 22)}`;
  return [`${own}:calls`, `${own}:state`];
}

/** The calls of these counts are taken in advance together. */
export function leaseKey(counts: readonly QuotaCount[]): string {
  return JSON.stringify(counts.map(({ name, key }) => [name, key]));
}
