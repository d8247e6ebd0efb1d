import type { Snapshot } from '#telemetry';
import type { ConfigState } from './config-state.ts';

/** The metrics of a configuration. */
export function configSamples({ generation, hash, loadedAt, reloads }: ConfigState): Snapshot {
  const one = (value: number, ...labels: string[]) => [{ labels, value }];
  return {
    'manifold.config.info': one(1, hash),
    'manifold.config.generation': one(generation),
    'manifold.config.last_success_timestamp': one(loadedAt / 1000),
    'manifold.config.reloads': [...one(reloads.success, 'success'), ...one(reloads.failure, 'failure')],
  };
}
