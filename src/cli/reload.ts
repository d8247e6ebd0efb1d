import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsError, settingsFile } from '#config';
import { httpOrigin } from '#http';
import { type Command, configOption, jsonOption, jsonText, readSettings } from './command.ts';
import { SETTINGS_HEADER } from './metrics-server.ts';

const LONGEST_MS = 120_000;
/** Addresses that mean every address of the machine. */
const ANY = new Set(['0.0.0.0', '::']);

export const reload: Command = {
  name: 'reload',
  summary: 'Lets a gateway on this machine reload its settings, and reports whether it did',
  options: [{ ...configOption, help: `${configOption.help}: those of the gateway` }, jsonOption],
  examples: ['manifold reload', 'manifold reload --config /etc/manifold.yaml'],
  jsonType: `{
  generation: number
  hash: string
  pid: number
  folder: string                // the working directory of the gateway
  needRestart?: string[]        // settings that have changed, and need a restart
  problem?: string
} | { error: string }`,
  async run(context) {
    const { terminal, options: given } = context;
    const file = settingsFile(given['config'], terminal.environment);
    const path = resolve(file.name);
    if (!file.isNamed && !existsSync(path)) {
      throw settingsError(
        `--config: name the settings file of the gateway to reload, because there is no ${file.name} here; or send SIGHUP to its process`,
      );
    }
    const { metrics } = (await readSettings(context, { production: true })).settings;
    const origin = httpOrigin(ANY.has(metrics.host) ? '127.0.0.1' : metrics.host, metrics.port);
    const headers = { [SETTINGS_HEADER]: encodeURIComponent(path) };
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await fetch(`${origin}/reload`, { method: 'POST', headers, signal }).catch(() => undefined);
    const silence = `No gateway answers at ${origin}, the address of its metrics: send SIGHUP to its process.`;
    const found = bodyOf(await answer?.text()) ?? { error: silence };
    const hasReloaded = answer?.ok === true && found.generation !== undefined;
    if (given['json'] !== undefined) terminal.out(jsonText(found));
    else if (hasReloaded) for (const line of linesOf(found)) terminal.out(line);
    else terminal.error(found.problem ?? found.error ?? silence);
    return hasReloaded ? 0 : 1;
  },
};

function linesOf({ generation, hash, pid, folder, needRestart = [] }: Found): readonly string[] {
  return [
    `The gateway in ${folder} (process ${pid}) has configuration number ${generation}, ${hash}.`,
    ...(needRestart.length > 0 ? [`These settings have changed and need a restart: ${needRestart.join(', ')}.`] : []),
  ];
}

interface Found {
  readonly pid?: number;
  readonly folder?: string;
  readonly needRestart?: readonly string[];
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
