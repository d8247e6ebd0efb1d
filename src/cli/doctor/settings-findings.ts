import { pagePath, type Settings, SettingsError, settingsFile } from '#config';
import type { Contract } from '#contract';
import type { CommandContext, CommandOption } from '../command.ts';
import { settingsFor } from '../options.ts';
import type { Finding } from './finding.ts';

interface Read {
  /** Absent if they are invalid. */
  readonly settings?: Settings;
  readonly findings: readonly Finding[];
}

/** The settings as `serve` reads them, and a finding for the file or for each problem. */
export function readForDoctor(
  context: CommandContext,
  options: readonly CommandOption[],
  contracts: readonly Contract[],
): Read {
  const { name, isNamed } = settingsFile(context.options['config'], context.terminal.environment);
  try {
    const settings = settingsFor(context, options, { contracts, production: true });
    const isThere = isNamed || context.services.machine.exists(name);
    const text = isThere ? `${name} is valid` : `there is no ${name}: defaults and environment variables are used`;
    return { settings, findings: [{ check: 'settings', level: 'good', text }] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const hint = `correct it; ${pagePath('configuration')} describes every setting`;
    return { findings: error.problems.map((text) => ({ check: 'settings', level: 'problem', text, hint })) };
  }
}
