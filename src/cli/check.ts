import { defaultSettings, type Settings, settingsError, suggestion } from '#config';
import type { ApiCheck, Drift } from './check-adapter.ts';
import { type Finding, findingsOf } from './check-findings.ts';
import { type Command, type CommandOption, configOption, jsonOption, jsonText, readSettings } from './command.ts';
import { paint, type Terminal } from './terminal.ts';

const apiOption: CommandOption = {
  name: 'api',
  value: 'slug',
  help: 'Only this API; repeat it, or separate several by commas',
  multiple: true,
};

export const check: Command = {
  name: 'check',
  summary: 'Finds reasons why the gateway may not work, and reads once from each API that has an address',
  options: [configOption, apiOption, jsonOption],
  examples: ['manifold check', 'manifold check --api quotes,jokes', 'manifold check --config manifold.yaml --json'],
  jsonType: `{
  ok: boolean                 // no API fails, and no finding is a problem
  findings: {
    check: "tls" | "proxy" | "cursors" | "addresses" | "hosts" | "auth" | "keys"
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
    const { settings, contracts } = await readSettings(context, { production: true });
    const { apis } = settings;
    const slugs = checkedSlugs(apis, given['api']);
    const checking = contracts.flatMap((contract) => {
      const own = apis[contract.slug];
      return own && slugs.includes(contract.slug) ? [services.checkApi(contract, own)] : [];
    });
    const all = Promise.all(checking);
    // It is waited for below, and may fail before.
    all.catch(() => undefined);
    const { environment } = terminal;
    const findings = await findingsOf({ settings, defaults: defaultSettings(contracts), environment });
    if (given['json'] === undefined) {
      const width = Math.max(...[...slugs, ...findings.map((each) => each.check)].map((name) => name.length));
      for (const each of findings) terminal.out(findingText(terminal, each, width));
      for (const each of checking) terminal.out(checkText(terminal, await each, width));
    }
    const checks = await all;
    const ok = checks.every((each) => each.ok) && findings.every(({ level }) => level !== 'problem');
    if (given['json'] !== undefined) terminal.out(jsonText({ ok, findings, apis: checks }));
    return ok ? 0 : 1;
  },
};

function findingText(terminal: Terminal, { check: name, level, text, hint }: Finding, width: number): string {
  const mark = level === 'problem' ? paint(terminal, 'red', 'FAIL') : paint(terminal, 'yellow', 'warn');
  return `${mark}  ${name.padEnd(width)}  ${text}${hint ? `: ${hint}` : ''}`;
}

/** The APIs to check. Throws a `SettingsError` for a name without an address. */
function checkedSlugs(apis: Settings['apis'], chosen: string | undefined): readonly string[] {
  const connected = Object.keys(apis).filter((slug) => apis[slug]?.url !== undefined);
  if (connected.length === 0) throw settingsError('no API has an address; MANIFOLD_<NAME>_URL gives it one');
  if (chosen === undefined) return connected;
  const slugs = chosen.split(',');
  const wrong = slugs.find((slug) => !connected.includes(slug));
  if (wrong === undefined) return slugs;
  if (Object.hasOwn(apis, wrong))
    throw settingsError(`--api: ${wrong} has no address; MANIFOLD_${wrong.toUpperCase()}_URL gives it one`);
  throw settingsError(`--api: there is no API ${JSON.stringify(wrong)}; ${suggestion(wrong, Object.keys(apis))}`);
}

/** The longest path of a member that is printed: its names are the upstream's. */
const LONGEST = 200;

const MARKS = { ok: ['green', 'ok  '], unsure: ['yellow', 'warn'], failed: ['red', 'FAIL'] } as const;

/** A line for a check, and one below it for each member that drifted. */
function checkText(terminal: Terminal, check: ApiCheck, width: number): string {
  const { slug, ok, operation, milliseconds, drift } = check;
  const [color, word] = MARKS[ok ? (check.answer === 'absent' ? 'unsure' : 'ok') : 'failed'];
  const mark = paint(terminal, color, word);
  const about = operation ? ` (${operation}, ${milliseconds} ms)` : '';
  return [`${mark}  ${slug.padEnd(width)}  ${parts(check).join(', ')}${about}`, ...drift.map(driftLine)].join('\n');
}

function parts({ operation, reachable, credentials, answer, drift, message, hint }: ApiCheck): string[] {
  const reason = hint ? `${message}: ${hint}` : String(message);
  if (!operation) return ['not checked: the contract has no call without effects', ...(message ? [reason] : [])];
  if (!reachable) return [reason];
  return ['reachable', ...CREDENTIALS[credentials], ...ANSWERS[answer](drift.length), ...(message ? [reason] : [])];
}

const CREDENTIALS: Readonly<Record<ApiCheck['credentials'], readonly string[]>> = {
  accepted: ['credentials accepted'],
  refused: ['credentials refused'],
  none: ['no credentials'],
  callers: ['credentials are those of callers'],
  unknown: [],
};

const ANSWERS: Readonly<Record<ApiCheck['answer'], (count: number) => readonly string[]>> = {
  valid: () => ['answer within the contract'],
  drifted: (count) => [`answer differs from the contract in ${count} ${count === 1 ? 'member' : 'members'}`],
  absent: () => ['it has no data of the example, or its address is wrong'],
  failed: () => [],
  unknown: () => [],
};

function driftLine({ kind, at, expected, found }: Drift): string {
  // JSON escapes control characters, which a terminal would obey.
  const name = at === '' ? 'the answer' : JSON.stringify(at.slice(0, LONGEST)).slice(1, -1);
  switch (kind) {
    case 'unknown':
      return `      ${name}: unknown, ${found}`;
    case 'missing':
      return `      ${name}: missing`;
    case 'type':
      return `      ${name}: ${found} instead of ${expected.join(' or ')}`;
  }
}
