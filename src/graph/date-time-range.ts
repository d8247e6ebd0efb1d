import { BadInputError } from './errors.ts';

/** The input `DateTimeRange`. */
export interface DateTimeRange {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

interface Limits {
  /** The ends that the API does not do without. */
  readonly needs?: 'from' | 'either';
  readonly days?: number;
}

const MS_PER_DAY = 86_400_000;

/** The ends of a range of times, so checked that an API has no reason to refuse it. `name` is that of the argument. */
export function dateTimeRange(
  name: string,
  range: DateTimeRange | null | undefined,
  { needs, days = Infinity }: Limits = {},
): { from: string | undefined; to: string | undefined } {
  const [from, to] = [range?.from ?? undefined, range?.to ?? undefined];
  if (range && needs === 'from' && !from) throw new BadInputError(`\`${name}\` needs \`from\`.`);
  if (range && needs === 'either' && !from && !to) throw new BadInputError(`\`${name}\` needs \`from\` or \`to\`.`);
  const ms = from && to ? Date.parse(to) - Date.parse(from) : 0;
  if (ms < 0) throw new BadInputError(`\`${name}\` ends before it starts: \`to\` is before \`from\`.`);
  if (ms > days * MS_PER_DAY) throw new BadInputError(`\`${name}\` covers more than ${days} days.`);
  return { from, to };
}
