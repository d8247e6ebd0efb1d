import { httpOrigin } from '#http';
import type { Command } from './command.ts';
import { configOption, jsonOption, profileOption, settingsFor } from './options.ts';

const LONGEST_MS = 120_000;
/** Addresses that mean every address of the machine. */
const ANY = new Set(['0.0.0.0', '::']);

const options = [configOption, profileOption, jsonOption];

export const reload: Command = {
  name: 'reload',
  summary: 'Has a gateway on this machine reload its configuration, and tells whether it did',
  options,
  examples: ['manifold reload', 'manifold reload --config /etc/manifold.yaml'],
  jsonType: '{ generation: number, hash: string, problem?: string } | { error: string }',
  async run(context) {
    const { terminal, services, options: given } = context;
    const contracts = await services.contracts(context);
    const { metrics } = settingsFor(context, options, { contracts, production: true });
    const origin = httpOrigin(ANY.has(metrics.host) ? '127.0.0.1' : metrics.host, metrics.port);
    const answer = await fetch(`${origin}/reload`, { method: 'POST', signal: AbortSignal.timeout(LONGEST_MS) }).catch(
      () => undefined,
    );
    const text = await answer?.text();
    const found = text === undefined ? {} : bodyOf(text);
    if (given['json'] !== undefined) terminal.out(JSON.stringify(found, null, 2));
    if (answer?.ok && found.generation !== undefined) {
      if (given['json'] === undefined) terminal.out(`The configuration is number ${found.generation}, ${found.hash}.`);
      return 0;
    }
    terminal.error(
      found.problem ??
        found.error ??
        `No gateway answers at ${origin}, the address of its metrics: send SIGHUP to its process.`,
    );
    return 1;
  },
};

interface Found {
  readonly generation?: number;
  readonly hash?: string;
  readonly problem?: string;
  readonly error?: string;
}

function bodyOf(text: string): Found {
  try {
    return JSON.parse(text) as Found;
  } catch {
    return {};
  }
}
