import type { PathParameter } from '#contract';
import { BadArgumentError } from '../response/errors.ts';

const LONGEST_VALUE = 2048;
/** A segment that needs no encoding, and is no dot segment. */
const PLAIN = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Compiles a path template to a function that fills it. Any value stays one segment, or the segments of its resource
 * name: each is encoded, and empty and dot segments, which every URL parser resolves away, are refused.
 */
export function compilePath(template: string, parameters: readonly PathParameter[]): (args: Arguments) => string {
  const steps = template.split(/\{([^}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return () => part;
    const parameter = parameters.find(({ name }) => name === part);
    if (!parameter) throw new TypeError(`The path ${template} has no parameter {${part}}`);
    return encoderOf(parameter);
  });
  if (steps.length === 1) return () => template;
  return (args) => {
    let path = '';
    for (const step of steps) path += step(args);
    return path;
  };
}

function encoderOf({ name, argument = name, span, pattern = '' }: PathParameter): (args: Arguments) => string {
  if (span === 'segment') return (args) => encodeSegment(argument, textOf(argument, args[name]));
  if (span === 'path') return (args) => encodeSegments(argument, textOf(argument, args[name]).replace(/^\//, ''));
  const shape = new RegExp(pattern, 'u');
  return (args) => {
    const value = textOf(argument, args[name]);
    if (!shape.test(value)) throw new BadArgumentError(`\`${argument}\` has to look like ${readable(pattern)}.`);
    return encodeSegments(argument, value);
  };
}

/** A pattern as a person would write the shape: `partners/…/subscriptions/…`. */
function readable(pattern: string): string {
  return `\`${pattern
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\(?\[\^\/\]\+\)?/g, '…')
    .replaceAll('\\', '')}\``;
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') {
    throw new BadArgumentError(`\`${name}\` is missing.`);
  }
  const text = String(value);
  if (text.length > LONGEST_VALUE)
    throw new BadArgumentError(`\`${name}\` is longer than ${LONGEST_VALUE} characters.`);
  return text;
}

function encodeSegments(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .split('/')
    .map((segment) => encodeSegment(name, segment))
    .join('/');
}

function encodeSegment(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  if (value === '' || value === '.' || value === '..') {
    throw new BadArgumentError(`\`${name}\` has an empty or dot segment: ${JSON.stringify(value)}.`);
  }
  if (value.includes('\0')) throw new BadArgumentError(`\`${name}\` has a NUL character.`);
  if (!value.isWellFormed()) throw new BadArgumentError(`\`${name}\` is not well-formed Unicode.`);
  return encodeURIComponent(value);
}

/**
 * Parses a finished URL again: it must still be below its base address, with as many segments as its path was built of. The
 * encoders ensure that already; this is a second check.
 */
export function assertInside(base: URL, path: string): void {
  const url = new URL(base.origin + path);
  const same = url.origin === base.origin && url.pathname === path.replace(/\?.*$/s, '') && url.hash === '';
  if (!same) throw new BadArgumentError('The arguments would lead out of the interface.');
}
