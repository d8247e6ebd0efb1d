import { defaultSettings, nearest, type Settings, settingsError } from '#config';
import { checkText } from './check/check-text.ts';
import { type Finding, findingsOf } from './check/findings.ts';
import { withProgress } from './check/progress.ts';
import type { Command, CommandOption } from './command.ts';
import { configOption, jsonOption, jsonText, settingsFor } from './options.ts';
import { paint } from './paint.ts';
import type { Terminal } from './terminal.ts';

const apiOption: CommandOption = {
  name: 'api',
  value: 'slug',
  help: 'Only this API; repeat it, or separate several by commas',
  multiple: true,
};
const options = [configOption, apiOption, jsonOption];

export const check: Command = {
  name: 'check',
  summary: 'Finds reasons why the gateway may not work, and reads once from each API that has an address',
  options,
  examples: ['manifold check', 'manifold check --api quotes,jokes', 'manifold check --config manifold.yaml --json'],
  jsonType: `{
  ok: boolean                 // no API fails, and no finding is a problem
  findings: {
    check: "tls" | "proxy" | "cursors" | "hosts" | "auth" | "keys"
    level: "warning" | "problem"
    text: string
    hint?: string
  }[]
  apis: {
    slug: string
    ok: boolean
    operation?: string        // absent: the contract has no call without effects
    reachable: boolean | null
    credentials: "accepted" | "refused" | "none" | "callers" | "unknown"
    answer: "valid" | "drifted" | "absent" | "failed" | "unknown"
    drift: { kind: "unknown" | "missing" | "type", at: string, expected: string[], found?: string }[]
    status?: number           // of a failure
    message?: string
    hint?: string
    milliseconds: number
  }[]
}`,
  async run(context) {
    const { terminal, services, options: given } = context;
    const contracts = await services.contracts(context);
    const settings = settingsFor(context, options, { contracts, production: true });
    const { apis } = settings;
    const slugs = checkedSlugs(apis, given['api']);
    const jobs = contracts.flatMap((contract) => {
      const own = apis[contract.slug];
      if (!own || !slugs.includes(contract.slug)) return [];
      return [{ name: contract.slug, result: services.checkApi(contract, own) }];
    });
    const { environment } = terminal;
    const [findings, checks] = await Promise.all([
      findingsOf({ settings, defaults: defaultSettings(contracts), environment }),
      withProgress(terminal, jobs),
    ]);
    const ok = checks.every((each) => each.ok) && findings.every(({ level }) => level !== 'problem');
    if (given['json'] === undefined) {
      const width = Math.max(...[...slugs, ...findings.map((each) => each.check)].map((name) => name.length));
      for (const each of findings) terminal.out(findingText(terminal, each, width));
      for (const each of checks) terminal.out(checkText(terminal, each, width));
    } else {
      terminal.out(jsonText({ ok, findings, apis: checks }));
    }
    return ok ? 0 : 1;
  },
};

function findingText(terminal: Terminal, { check: name, level, text, hint }: Finding, width: number): string {
  const mark = level === 'problem' ? paint(terminal, 'red', 'FAIL') : paint(terminal, 'yellow', 'warn');
  return `${mark}  ${name.padEnd(width)}  ${text}${hint ? `: ${hint}` : ''}`;
}

/** The APIs to check. Throws a `SettingsError` for a name without an address. */
function checkedSlugs(apis: Settings['apis'], chosen: string | undefined): readonly string[] {
  const live = Object.keys(apis).filter((slug) => apis[slug]?.url !== undefined);
  if (live.length === 0) throw settingsError('no API has an address; MANIFOLD_<NAME>_URL gives it one');
  if (chosen === undefined) return live;
  const slugs = chosen.split(',');
  const wrong = slugs.find((slug) => !live.includes(slug));
  if (wrong === undefined) return slugs;
  if (Object.hasOwn(apis, wrong))
    throw settingsError(`--api: ${wrong} has no address; MANIFOLD_${wrong.toUpperCase()}_URL gives it one`);
  const suggested = nearest(wrong, Object.keys(apis));
  const others = suggested ? `did you mean ${suggested}?` : `there are ${Object.keys(apis).join(', ')}`;
  throw settingsError(`--api: there is no API ${JSON.stringify(wrong)}; ${others}`);
}
