import { httpOrigin } from '#http';
import { type Command, configOption, jsonOption, settingsFor } from './command.ts';

const LONGEST_MS = 120_000;
/** Addresses that mean every address of the machine. */
const ANY = new Set(['0.0.0.0', '::']);

const options = [configOption, jsonOption];

export const reload: Command = {
  name: 'reload',
  summary: 'Lets a gateway on this machine reload its settings, and reports whether it did',
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
    const silence = `No gateway answers at ${origin}, the address of its metrics: send SIGHUP to its process.`;
    const found = bodyOf(await answer?.text()) ?? { error: silence };
    const hasReloaded = answer?.ok === true && found.generation !== undefined;
    if (given['json'] !== undefined) terminal.out(JSON.stringify(found, null, 2));
    else if (hasReloaded) terminal.out(`The configuration is number ${found.generation}, ${found.hash}.`);
    else terminal.error(found.problem ?? found.error ?? silence);
    return hasReloaded ? 0 : 1;
  },
};

interface Found {
  readonly generation?: number;
  readonly hash?: string;
  readonly problem?: string;
  readonly error?: string;
}

function bodyOf(text = ''): Found | undefined {
  try {
    return JSON.parse(text) as Found;
  } catch {
    return undefined;
  }
}
