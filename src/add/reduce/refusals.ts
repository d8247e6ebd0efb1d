import type { UpstreamCode } from '#contract';
import type { OpenApiOperation } from '../openapi/types.ts';

/** A refusal that callers of a mutation can act on. */
export interface NewRefusal {
  readonly code: UpstreamCode;
  readonly statuses: readonly string[];
}

const CODES: Readonly<Record<string, UpstreamCode>> = {
  400: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  410: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'FAILED_PRECONDITION',
};

/** The documented refusals of an operation. Unauthenticated and limited callers get an error instead. */
export function refusalsOf({ responses = {} }: OpenApiOperation): { refusals: NewRefusal[]; isGuessed: boolean } {
  const found = new Map<UpstreamCode, string[]>();
  for (const status of Object.keys(responses)) {
    const code = CODES[status];
    if (code) found.set(code, [...(found.get(code) ?? []), status]);
  }
  if (found.size === 0) return { refusals: [{ code: 'BAD_USER_INPUT', statuses: ['400', '422'] }], isGuessed: true };
  return { refusals: [...found].map(([code, statuses]) => ({ code, statuses })), isGuessed: false };
}
