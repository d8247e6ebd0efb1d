import { isIP } from 'node:net';
import type { z } from 'zod';
import { Rejection, value, withoutSecrets } from './value.ts';

/** A whole number between two bounds, both included. */
export function whole(description: string, { from, to }: { from: number; to: number }) {
  return value<number, number>(description, {
    allowed: `a whole number from ${from} to ${to}`,
    json: { type: 'integer', minimum: from, maximum: to },
    read: (found) => {
      const number = numberIn(found);
      return Number.isInteger(number) && Number(number) >= from && Number(number) <= to ? number : undefined;
    },
  });
}

/** A whole number, read as text, as all settings of one API are. */
export function digits(description: string) {
  return value<string, number | string>(description, {
    allowed: 'a whole number, 0 or more',
    json: { type: 'integer', minimum: 0 },
    read: (found) => {
      const number = numberIn(found);
      return Number.isSafeInteger(number) && Number(number) >= 0 ? String(number) : undefined;
    },
  });
}

/** Text is accepted too, because environment variables are text. */
function numberIn(found: unknown): number | undefined {
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^-?\d+(\.\d+)?$/.test(found) ? Number(found) : undefined;
}

/** A TCP port. */
export function port(description: string) {
  return whole(`${description} 0 takes any that is free.`, { from: 0, to: 65_535 });
}

/** A percentage, with its sign. */
export function percent(description: string) {
  return value(description, {
    allowed: 'a percentage from 0% to 100%, such as 10%',
    json: { type: 'string', pattern: '^\\d+(\\.\\d+)?%$' },
    read: (found) => {
      if (typeof found === 'number') return new Rejection('has no sign: a percentage is written like 10%');
      return percentIn(found);
    },
  });
}

/** A boolean. */
export function flag(description: string) {
  return value<boolean, boolean>(description, {
    allowed: 'true or false',
    json: { type: 'boolean' },
    read: (found) => {
      if (typeof found === 'boolean') return found;
      return found === 'true' ? true : found === 'false' ? false : undefined;
    },
  });
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const BYTES: Readonly<Record<string, number>> = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** A duration, read as milliseconds; the bounds are durations too. */
export function duration(description: string, { from = '1ms', to = '60m' } = {}) {
  const [least, most] = [measured(from, MILLISECONDS), measured(to, MILLISECONDS)];
  return value(description, {
    allowed: `a duration from ${from} to ${to}, in ms, s or m`,
    json: { type: 'string', pattern: '^\\d+(\\.\\d+)?(ms|s|m)$' },
    read: (found) => {
      if (isBare(found)) return new Rejection('has no unit: a duration is written like 250ms, 2s or 1m');
      const milliseconds = measured(found, MILLISECONDS);
      return milliseconds >= least && milliseconds <= most ? milliseconds : undefined;
    },
  });
}

/** A size, read as bytes; a number without a unit is bytes. */
export function size(description: string, { to }: { to: string }) {
  const most = measured(to, BYTES);
  return value<number, number | string>(description, {
    allowed: `a size from 1B to ${to}, in B, KiB, MiB or GiB`,
    json: { type: ['integer', 'string'], minimum: 1, maximum: most, pattern: '^\\d+(\\.\\d+)?(B|KiB|MiB|GiB)?$' },
    read: (found) => {
      const bytes = isBare(found) ? Number(found) : measured(found, BYTES);
      return Number.isInteger(bytes) && bytes >= 1 && bytes <= most ? bytes : undefined;
    },
  });
}

function isBare(found: unknown): found is number | string {
  return typeof found === 'number' || (typeof found === 'string' && /^\d+(\.\d+)?$/.test(found));
}

/** NaN for anything but a number with one of these units that is a whole number of the smallest one. */
function measured(found: unknown, units: Readonly<Record<string, number>>): number {
  const [, digits = '', unit = ''] = (typeof found === 'string' && /^(\d+(?:\.\d+)?)([A-Za-z]+)$/.exec(found)) || [];
  const total = Math.round(Number(digits) * (units[unit] ?? Number.NaN) * 1000) / 1000;
  return digits !== '' && Number.isInteger(total) ? total : Number.NaN;
}

/** Which requests get a line in the log: a word, or a share of them, which is read as a number from 0 to 1. */
export function access(description: string) {
  const allowed = 'off, problems, all, or a share such as 10%';
  return matching(description, allowed, /^(off|problems|all|\d+(\.\d+)?%)$/, (text) =>
    text === 'off' || text === 'problems' || text === 'all' ? text : shareIn(text),
  );
}

/** A share of something: a percentage, or a number from 0 to 1 as OpenTelemetry's variables have it. */
export function share(description: string) {
  return value(description, {
    allowed: 'a share such as 10%, or a number from 0 to 1',
    json: { type: ['string', 'number'], pattern: '^(\\d+(\\.\\d+)?%|[01](\\.\\d+)?)$', minimum: 0, maximum: 1 },
    read: (found) => {
      const number = typeof found === 'string' && /^[01](\.\d+)?$/.test(found) ? Number(found) : found;
      if (typeof number === 'number') return number >= 0 && number <= 1 ? number : undefined;
      return shareIn(found);
    },
  });
}

function shareIn(found: unknown): number | undefined {
  const percentage = percentIn(found);
  return percentage === undefined ? undefined : percentage / 100;
}

function percentIn(found: unknown): number | undefined {
  const [, digits] = (typeof found === 'string' && /^(\d+(?:\.\d+)?)%$/.exec(found)) || [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
}

/** One of these words. */
export function oneOf<const Word extends string>(description: string, words: readonly Word[]) {
  return value<Word, Word>(description, {
    allowed: `one of ${words.join(', ')}`,
    json: { enum: words },
    read: (found) => words.find((word) => word === found),
  });
}

/** Text that matches a pattern, with the pattern in words as `allowed`. */
export function matching(description: string, allowed: string, pattern: RegExp): z.ZodType<string, string>;
/** The same, with the value that is read of it. */
export function matching<Value>(
  description: string,
  allowed: string,
  pattern: RegExp,
  read: (text: string) => Value | Rejection | undefined,
): z.ZodType<Value, string>;
export function matching(
  description: string,
  allowed: string,
  pattern: RegExp,
  read: (text: string) => unknown = (text) => text,
) {
  return value(description, {
    allowed,
    json: { type: 'string', pattern: pattern.source },
    read: (found) => (typeof found === 'string' && pattern.test(found) ? read(found) : undefined),
  });
}

/** Text in one line. */
export function line(description: string) {
  return value(description, {
    allowed: 'one line of text',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && /^[^\p{Cc}]+$/u.test(found) ? found : undefined),
  });
}

/** An address to listen on. */
export function host(description: string) {
  return matching(description, 'a host name or an IP address', /^[A-Za-z0-9._:-]+$/);
}

/** A host of `Host` headers without its port, or any. */
export function hostPattern(description: string) {
  const allowed = 'a host name or an IP address without a port, or *';
  return matching(description, allowed, /^(\*|[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+)$/, (text) =>
    /^(\*|[\w-]+(\.[\w-]+)*)$/.test(text) || isIP(text) !== 0 ? text : undefined,
  );
}

/** An IP address, or a network in CIDR notation. */
export function network(description: string) {
  const allowed = 'an IP address, or a network such as 10.0.0.0/8';
  return matching(description, allowed, /^[0-9A-Fa-f:.]+(\/\d{1,3})?$/, (text) => {
    const [address = '', prefix = '0'] = text.split('/');
    const family = isIP(address);
    return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128) ? text : undefined;
  });
}

/** The path of the graph. */
export function path(description: string) {
  return matching(
    description,
    'a path that begins with a slash and does not end with one',
    /^\/([\w.~-]+(\/[\w.~-]+)*)?$/,
  );
}

/** An origin as browsers send it. */
export function origin(description: string) {
  const allowed = 'an origin such as https://app.example, in lower case and without a path, or loopback';
  return matching(description, allowed, /^(loopback|https?:\/\/[^/?#@]+)$/, (text) =>
    text === 'loopback' || URL.parse(text)?.origin === text ? text : undefined,
  );
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The name of an HTTP header. */
export function headerName(description: string) {
  return matching(description, 'the name of a header', HEADER_NAME);
}

/** The text before a secret in a header. */
export function headerPrefix(description: string) {
  return matching(description, 'ASCII text in one line', /^[\x20-\x7e]*$/);
}

/** The value of a header, of the form that a contract demands. */
export function headerText(description: string, example: string, pattern = '^[\\x20-\\x7e]+$') {
  return matching(description, `ASCII text in one line, such as ${example}`, new RegExp(pattern));
}

/** Headers of one connection or one body, which must not be forwarded. */
const NOT_FORWARDED = new Set(
  (
    'host connection keep-alive te trailer transfer-encoding upgrade expect ' +
    'accept accept-encoding content-encoding content-length content-type'
  ).split(' '),
);

/** The name of a caller's header that may be forwarded, in lower case. */
export function forwardedHeader(description: string) {
  return matching(description, 'the name of a header', HEADER_NAME, (text) => {
    const name = text.toLowerCase();
    const isRefused = NOT_FORWARDED.has(name) || name.startsWith('proxy-');
    return isRefused ? new Rejection('cannot be forwarded: it belongs to one connection or body') : name;
  });
}

/** A base URL, read without a trailing slash. */
export function address(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user, query and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@{}\\s]+$' },
    read: (found) =>
      typeof found === 'string' && TEMPLATE.test(found)
        ? new Rejection(`has the variable ${TEMPLATE.exec(found)?.[0]} of a template: write its value in its place`)
        : parsed(found, PLAIN)?.replace(/\/+$/, ''),
    show: withoutSecrets,
  });
}

/** A URL that is requested as it is, with its query. */
export function endpoint(description: string) {
  return value(description, {
    allowed: 'an http or https URL without user and fragment',
    json: { type: 'string', pattern: '^https?://[^?#@\\s]+(\\?[^#\\s]*)?$' },
    read: (found) => parsed(found, WITH_QUERY),
    show: withoutSecrets,
  });
}

const TEMPLATE = /\{\w*\}/;
/** Both refuse characters that a URL parser would silently drop or replace. */
const PLAIN = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*$/iu;
const WITH_QUERY = /^https?:\/\/[^/?#@\\\s\p{Cc}][^?#@\\\s\p{Cc}]*(\?[^#\s\p{Cc}]*)?$/iu;

function parsed(found: unknown, pattern: RegExp): string | undefined {
  return typeof found === 'string' && pattern.test(found) ? URL.parse(found)?.href : undefined;
}
