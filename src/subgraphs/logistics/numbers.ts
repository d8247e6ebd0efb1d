import { BadInputError } from '#graph';

/** Ids that are numbers. */
export function numbers(argument: string, ids: readonly string[] | null | undefined): number[] | undefined {
  return ids?.map((id) => number(argument, id));
}

export function number(argument: string, id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new BadInputError(`\`${argument}\` takes numbers only.`);
  return Number(id);
}
