import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { Clock } from '#sandbox';
import { gatewayFrom } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';

/**
 * The whole graph over its sandbox, with repeatable responses: a stopped clock, no cache, no retries and no breaker.
 */
export async function wholeGraph() {
  const clock = new Clock();
  clock.stop(Date.parse('2026-09-14T10:11:12Z'));
  const sandbox = await sandboxOf(slugs, { clock });
  const contracts = slugs.map(readContract);
  const settings = steady(onSandbox(defaultSettings(contracts), contracts, sandbox.origin));
  const reading = { ...settings.performance, projectRows: false };
  return {
    sandbox,
    gateway: gatewayFrom(settings),
    /** A gateway without row projection. */
    readsAll: gatewayFrom({ ...settings, performance: reading }),
  };
}

function steady(settings: Settings): Settings {
  const apis = Object.entries(settings.apis).map(([slug, own]) => [
    slug,
    own && { ...own, retry: { ...own.retry, attempts: 0 }, breaker: { ...own.breaker, failures: 0 } },
  ]);
  const performance = { ...settings.performance, cache: false, coalesceCalls: false };
  return { ...settings, performance, apis: Object.fromEntries(apis) };
}
