import type { UpstreamCode } from '#contract';
import { UpstreamError } from './errors.ts';

/** The result of a look-up, or `null` if the upstream responds NOT_FOUND. */
export async function orNull<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

type Refusals<Outcome> = { readonly [Code in UpstreamCode]?: (error: UpstreamError) => Outcome };

/** Turns failures that a caller can act on into values, by their code. Every other failure is thrown. */
export async function outcome<Result, Outcome>(
  pending: Promise<Result>,
  accepted: (result: Result) => NoInfer<Outcome>,
  refused: Refusals<NoInfer<Outcome>>,
): Promise<Outcome> {
  let result: Result;
  try {
    result = await pending;
  } catch (error) {
    const refusal = error instanceof UpstreamError ? refused[error.code] : undefined;
    if (!refusal) throw error;
    return refusal(error as UpstreamError);
  }
  return accepted(result);
}
