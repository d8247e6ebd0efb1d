import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';
import { TurnProbe } from './turn-probe.ts';

/** The cost of the gateway since the message to begin. */
export interface Spent {
  readonly stallMs: number;
  readonly cpuMs: number;
}

/*
 * A gateway with the default settings over the sandbox, in a process of its own, which reports the cost of requests. The second
 * argument shortens the deadline of operations.
 */
const [origin = '', operationMs] = process.argv.slice(2);
const contracts = slugs.map(readContract);
const defaults = onSandbox(defaultSettings(contracts), contracts, origin);
const timeouts = { ...defaults.limits.timeouts, ...(operationMs && { operationMs: Number(operationMs) }) };
const settings = {
  ...defaults,
  server: { ...defaults.server, port: 0 },
  limits: { ...defaults.limits, timeouts },
};
const gateway = createGateway({
  settings,
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog(settings.logs),
});
const served = await serve(gateway);
const probe = new TurnProbe();
let used = process.cpuUsage();

process.on('message', (message: 'begin' | 'end') => {
  if (message === 'begin') {
    // The garbage of the previous request does not count.
    globalThis.gc?.();
    used = process.cpuUsage();
    probe.start();
    process.send?.('begun');
  } else {
    const stallMs = probe.stop();
    const { user, system } = process.cpuUsage(used);
    process.send?.({ stallMs, cpuMs: (user + system) / 1000 } satisfies Spent);
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: served.origin, limits: settings.limits });
