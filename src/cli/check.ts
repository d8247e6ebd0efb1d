import { nearest, type Settings, settingsError } from '#config';
import { checkText } from './check/check-text.ts';
import { withProgress } from './check/progress.ts';
import type { Command, CommandOption } from './command.ts';
import { configOption, jsonOption, jsonText, profileOption, settingsFor } from './options.ts';
import { profileJson, profileReasons } from './profile-needs.ts';

const interfaceOption: CommandOption = {
  name: 'interface',
  value: 'slug',
  help: 'Only this interface; repeat it, or separate several by commas',
  completes: 'slugs',
  multiple: true,
};
const options = [configOption, profileOption, interfaceOption, jsonOption];

export const check: Command = {
  name: 'check',
  summary: 'Reads once from each interface that has an address, and compares the answer with its contract',
  options,
  examples: [
    'manifold check',
    'manifold check --interface quotes,jokes',
    'manifold check --profile public',
    'manifold check --config manifold.yaml --json',
  ],
  jsonType: `{
  ok: boolean
  interfaces: {
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
  profile?: {                 // absent without one
    name: string
    missing: { slug: string, variables: string[] }[]  // without which an interface has no address
    gone: { slug: string, reason: string }[]          // interfaces whose public service cannot be reached
  }
}`,
  async run(context) {
    const { terminal, services, options: given } = context;
    const contracts = await services.contracts(context);
    const { interfaces, profile } = settingsFor(context, options, { contracts, production: true });
    const slugs = checkedSlugs({ interfaces, profile }, given['interface']);
    const jobs = contracts.flatMap((contract) => {
      const settings = interfaces[contract.slug];
      if (!settings || !slugs.includes(contract.slug)) return [];
      return [{ name: contract.slug, result: services.checkInterface(contract, settings) }];
    });
    const checks = await withProgress(terminal, jobs);
    const ok = checks.every((each) => each.ok);
    if (given['json'] === undefined) {
      const reasons = given['interface'] === undefined && profile ? profileReasons(profile) : [];
      const width = Math.max(...[...slugs, ...reasons.map(([slug]) => slug)].map((slug) => slug.length));
      for (const each of checks) terminal.out(checkText(terminal, each, width));
      for (const [slug, reason] of reasons) terminal.out(`-     ${slug.padEnd(width)}  not checked: ${reason}`);
    } else {
      terminal.out(jsonText({ ok, interfaces: checks, ...(profile && { profile: profileJson(profile) }) }));
    }
    return ok ? 0 : 1;
  },
};

/** The interfaces to check. Throws a `SettingsError` for a name without an address. */
function checkedSlugs(
  { interfaces, profile }: Pick<Settings, 'interfaces' | 'profile'>,
  chosen: string | undefined,
): readonly string[] {
  const live = Object.keys(interfaces).filter((slug) => interfaces[slug]?.url !== undefined);
  if (live.length === 0) throw settingsError('no interface has an address; MANIFOLD_<INTERFACE>_URL gives it one');
  if (chosen === undefined) return live;
  const slugs = chosen.split(',');
  const wrong = slugs.find((slug) => !live.includes(slug));
  if (wrong === undefined) return slugs;
  if (Object.hasOwn(interfaces, wrong)) {
    const reason = profile && new Map(profileReasons(profile)).get(wrong);
    const remedy = `MANIFOLD_${wrong.toUpperCase()}_URL gives it one`;
    throw settingsError(`--interface: ${wrong} has no address; ${reason ? `${reason}; ${remedy}` : remedy}`);
  }
  const suggested = nearest(wrong, Object.keys(interfaces));
  const others = suggested ? `did you mean ${suggested}?` : `there are ${Object.keys(interfaces).join(', ')}`;
  throw settingsError(`--interface: there is no interface ${JSON.stringify(wrong)}; ${others}`);
}
