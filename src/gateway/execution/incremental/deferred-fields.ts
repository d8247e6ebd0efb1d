import type { Container, ResponsePath } from '../response-path.ts';
import type { Run } from '../run.ts';
import type { DeferUsage } from './defer-usage.ts';

/** Fields of an object that belong to later parts of the response. */
export interface DeferredFields {
  readonly usages: readonly DeferUsage[];
  readonly fields: { complete(run: Run, source: unknown, path: ResponsePath | undefined): Container };
}
