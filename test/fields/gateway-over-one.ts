import { onTestFinished } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import type { Slug } from '#contracts';
import type { Gateway } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';
import { createGateway } from '#test/create-gateway';

const NO_LIMIT = 1_000_000;
const MINUTE_MS = 60_000;

/** The gateway over one API, without edges, for operations of any size. Every call is made, once. */
export function gatewayOverOne(slug: Slug, origin: string): Gateway {
  const contracts = [readContract(slug)];
  const { apis, ...settings } = onSandbox(defaultSettings(contracts), contracts, origin);
  const own = Object.entries(apis).map(([name, each]) => [
    name,
    {
      ...each,
      // Changed answers can be failures, and a busy machine is slow.
      breaker: { ...each.breaker, failures: 0 },
      retry: { attempts: 0, budgetPercent: 0 },
      quotas: [],
      timeouts: { connectMs: MINUTE_MS, headersMs: MINUTE_MS, bodyMs: MINUTE_MS, totalMs: MINUTE_MS },
    },
  ]);
  const gateway = createGateway({
    settings: {
      ...settings,
      apis: Object.fromEntries(own),
      unconfigured: 'omit',
      limits: {
        ...settings.limits,
        depth: 100,
        fields: NO_LIMIT,
        tokens: NO_LIMIT,
        aliases: NO_LIMIT,
        timeouts: { ...settings.limits.timeouts, operation: MINUTE_MS },
      },
      performance: { ...settings.performance, cache: false, coalesceCalls: false, responseCache: false },
    },
    subgraphs: Object.values(subgraphs).filter((each) => each.slug === slug),
    edges: [],
    log: createLog({ level: 'silent', format: 'text' }),
  });
  onTestFinished(() => gateway.close());
  return gateway;
}
