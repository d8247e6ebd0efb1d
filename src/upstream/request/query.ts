import type { QueryParameter } from '#contract';
import { ArgumentTypeError, BadArgumentError } from '../response/errors.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Writer = (args: Arguments) => string;

const SEPARATORS = { comma: ',', pipe: '|' } as const;

/** Compiles query parameters to a function that writes `?a=1&b=x%2Cy`, or nothing where no parameter is given. */
export function compileQuery(
  parameters: readonly QueryParameter[],
  settings: Readonly<Record<string, string>> = {},
): Writer {
  const fixed = parameters.map((parameter) => fixedPart(parameter, settings)).join('');
  const writers = parameters.filter(({ constant }) => constant === undefined).map(writerOf);
  if (writers.length === 0) return () => fixed.replace('&', '?');
  return (args) => {
    let query = fixed;
    for (const write of writers) query += write(args);
    return query === '' ? '' : `?${query.slice(1)}`;
  };
}

function fixedPart({ name, constant, valueSetting }: QueryParameter, settings: Readonly<Record<string, string>>) {
  const value = (valueSetting && settings[valueSetting]) || constant;
  return value === undefined ? '' : `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function writerOf(parameter: QueryParameter): Writer {
  const { name, argument = name, style } = parameter;
  const start = `&${encodeURIComponent(name)}=`;
  if (style === 'value') {
    return (args) => {
      const value = args[name];
      return value === undefined || value === null ? '' : start + encode(argument, value);
    };
  }
  return (args) => {
    const values = args[name];
    if (values === undefined || values === null) return '';
    const items = listOf(parameter, values).map((value) => encodeItem(parameter, value));
    if (style === 'repeat') return items.map((item) => start + item).join('');
    return start + items.join(style === 'comma' ? ',' : '%7C');
  };
}

function listOf({ name: own, argument: name = own, maxItems }: QueryParameter, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ArgumentTypeError(`\`${name}\` takes a list, got ${typeof value}`);
  // Without the parameter there would be no filter, and the response would hold everything.
  if (value.length === 0)
    throw new BadArgumentError(`\`${name}\` is an empty list: leave it out, or name at least one.`);
  if (maxItems !== undefined && value.length > maxItems) {
    throw new BadArgumentError(`\`${name}\` takes at most ${maxItems} values, got ${value.length}.`);
  }
  return value;
}

function encodeItem({ name: own, argument: name = own, style }: QueryParameter, value: unknown): string {
  if (style === 'comma' || style === 'pipe') {
    const separator = SEPARATORS[style];
    if (value === '') throw new BadArgumentError(`A value of \`${name}\` cannot be empty.`);
    if (typeof value === 'string' && value.includes(separator)) {
      throw new BadArgumentError(
        `A value of \`${name}\` cannot contain ${JSON.stringify(separator)}: the interface joins them by it.`,
      );
    }
  }
  return encode(name, value);
}

const encode = (name: string, value: unknown) => encodeURIComponent(textOf(name, value));

/** A scalar value as text; throws an error for any other. */
export function textOf(name: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new BadArgumentError(`\`${name}\` is not well-formed Unicode.`);
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      throw new ArgumentTypeError(
        `\`${name}\` takes a text, number or boolean, got ${value === null ? 'null' : typeof value}`,
      );
  }
}
