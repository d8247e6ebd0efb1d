import type { Settings } from '#config';
import type { ApiState } from './wire.ts';

const TIMEOUT_MS = 500;
const MAX_LENGTH = 120;

type Rule = Readonly<Record<string, unknown>> & { readonly on: string };

/**
 * The faults that are switched on in the sandbox, so that the console shows what is broken on purpose before a call is hit, and breaks and
 * heals mocked APIs. Connected APIs are never requested.
 */
export class Faults {
  readonly #address: string | undefined;
  readonly #sandboxed: ReadonlySet<string>;
  #rules: readonly Rule[] = [];

  constructor({ apis }: Pick<Settings, 'apis'>) {
    const sandboxed = Object.entries(apis).filter(([, { sandboxed }]) => sandboxed);
    const [first] = sandboxed.map(([, { url }]) => url);
    this.#sandboxed = new Set(sandboxed.map(([slug]) => slug));
    this.#address = first === undefined ? undefined : new URL('/_sandbox/faults', first).href;
  }

  /** Fetches the faults from the sandbox. Without an answer there are none. */
  async refresh(): Promise<void> {
    try {
      this.#rules = this.#address === undefined ? [] : await rulesIn(await fetch(this.#address, request('GET')));
    } catch {
      this.#rules = [];
    }
  }

  /** The state with what is broken on purpose. */
  applyTo(state: ApiState): ApiState {
    if (!this.#sandboxed.has(state.slug)) return state;
    const rules = this.#rules.filter(({ on }) => on === '*' || isOf(state.slug, on));
    const broken = rules.map((rule) => describe(rule, state.slug)).join('; ');
    return rules.length === 0 ? state : { ...state, broken: broken.slice(0, MAX_LENGTH) };
  }

  /**
   * Breaks a mocked API in one way, in place of what was broken of it; without a fault it heals. `*` heals all. Resolves with the problem,
   * if there is one.
   */
  async change(slug: string, fault: object | undefined): Promise<string | undefined> {
    if (this.#address === undefined) return 'No API is mocked.';
    const isAll = slug === '*' && fault === undefined;
    if (!isAll && !this.#sandboxed.has(slug)) return 'This API is not mocked.';
    await this.refresh();
    const others = isAll ? [] : this.#rules.filter(({ on }) => !isOf(slug, on));
    const rules = fault ? [{ ...fault, on: slug }, ...others] : others;
    try {
      const answer = await fetch(this.#address, { ...request('PUT'), body: JSON.stringify(rules) });
      if (!answer.ok) return `The sandbox refuses: ${await answer.text()}`;
      this.#rules = await rulesIn(answer);
      return undefined;
    } catch {
      return 'The sandbox does not answer.';
    }
  }
}

const request = (method: string) => ({
  method,
  headers: { 'content-type': 'application/json' },
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

async function rulesIn(answer: Response): Promise<readonly Rule[]> {
  const found: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(found) ? found.filter(isRule) : [];
}

/** Whether a rule is for this API, or for one of its operations. */
function isOf(slug: string, on: string): boolean {
  return on === slug || on.startsWith(`${slug}.`);
}

function isRule(found: unknown): found is Rule {
  return typeof found === 'object' && found !== null && 'on' in found && typeof found.on === 'string';
}

function describe({ on, share, ...faults }: Rule, slug: string): string {
  const words = Object.entries(faults).map(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? `${name} ${value}` : name,
  );
  const operation = on.startsWith(`${slug}.`) ? `${on.slice(slug.length + 1)}: ` : '';
  const part = typeof share === 'number' && share < 1 ? ` for ${Math.round(share * 100)} % of calls` : '';
  return `${operation}${words.join(', ')}${part}`;
}
