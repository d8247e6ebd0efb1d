import type { UpstreamCode } from '#contract';
import { UpstreamError } from './errors.ts';

/** A look-up's answer, or `null` where the upstream says that there is no such thing. */
export async function orNull<Answer>(pending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

type Refusals<Outcome> = { readonly [Code in UpstreamCode]?: (error: UpstreamError) => Outcome };

/** Turns the failures that a caller can act on into values, by their code. Every other one stays an exception. */
export async function outcome<Answer, Outcome>(
  pending: Promise<Answer>,
  accepted: (answer: Answer) => NoInfer<Outcome>,
  refused: Refusals<NoInfer<Outcome>>,
): Promise<Outcome> {
  let answer: Answer;
  try {
    answer = await pending;
  } catch (error) {
    const refusal = error instanceof UpstreamError ? refused[error.code] : undefined;
    if (!refusal) throw error;
    return refusal(error as UpstreamError);
  }
  return accepted(answer);
}
