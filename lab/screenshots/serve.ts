import { defaultSettings, onSandbox } from '#config';
import { createConsole } from '#console';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import { loadStandIns, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import type { ApiHealth } from '#upstream';
import { trafficReport } from './traffic.ts';

const HOST = '127.0.0.1';
const UPTIME_MS = 3_600_000;
const SEED = 'pictures';
const NOW = '2026-03-01T12:00:00Z';

/** The product as `npm start` serves it, with a fixed time, these faults, and these figures of calls. */
export async function serveAll(healthOf: (slug: string) => ApiHealth, faults: readonly object[]) {
  const sandbox = await serveSandbox(await loadStandIns(slugs), { host: HOST, port: 0, seed: SEED });
  await setSandbox(sandbox.origin, 'POST', 'clock', { now: NOW, stopped: true });
  await setSandbox(sandbox.origin, 'POST', 'reset');
  await setSandbox(sandbox.origin, 'PUT', 'faults', faults);
  const contracts = slugs.map(readContract);
  const settings = onSandbox(defaultSettings(contracts), contracts, sandbox.origin);
  const gateway = createGateway({
    settings: { ...settings, server: { ...settings.server, host: HOST, port: 0 } },
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog({ level: 'error', format: 'text' }),
  });
  const whole = { ...gateway, health: () => gateway.health().map(({ slug }) => healthOf(slug)) };
  const served = await serve(
    whole,
    createConsole(whole, { reports: async () => [trafficReport()], now: () => UPTIME_MS }),
  );
  return {
    origin: served.origin,
    async stop() {
      await served.stop();
      await sandbox.stop();
    },
  };
}

async function setSandbox(origin: string, method: string, what: string, body?: object): Promise<void> {
  const answer = await fetch(`${origin}/_sandbox/${what}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
