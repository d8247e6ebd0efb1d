import type { Gateway } from '../../gateway.ts';
import type { Overload } from './overload.ts';
import { overloaded } from './overloaded.ts';
import { requestSize } from './request-size.ts';

interface AdmissionParts {
  readonly overload: Pick<Overload, 'admits'>;
  readonly telemetry: Pick<NonNullable<Gateway['telemetry']>, 'overloaded'> | undefined;
}

/** Refuses a request beside the graph that an overloaded gateway does not read, and counts it. */
export function assertAdmitted(
  { overload, telemetry }: AdmissionParts,
  request: Parameters<typeof requestSize>[0],
): void {
  if (overload.admits(requestSize(request))) return;
  telemetry?.overloaded();
  throw overloaded();
}
