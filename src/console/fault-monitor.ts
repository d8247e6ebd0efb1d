import type { Settings } from '#config';
import type { ApiState } from './wire.ts';

/** Timeout of a request for the sandbox's faults. */
const TIMEOUT_MS = 500;
const MAX_LENGTH = 80;

type Rule = Readonly<Record<string, unknown>> & { readonly on: string };

/**
 * The faults that are switched on in the sandbox, so that the console shows them before a call is hit. Connected APIs
 * are never requested.
 */
export class FaultMonitor {
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
    if (this.#address === undefined) return;
    try {
      const answer = await fetch(this.#address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const found: unknown = answer.ok ? await answer.json() : [];
      this.#rules = Array.isArray(found) ? found.filter(isRule) : [];
    } catch {
      this.#rules = [];
    }
  }

  /** The state with the API's faults as its reason, unless its calls fail already. */
  applyTo(state: ApiState): ApiState {
    if (!this.#sandboxed.has(state.slug) || state.state === 'failing') return state;
    const rules = this.#rules.filter(({ on }) => on === '*' || on === state.slug || on.startsWith(`${state.slug}.`));
    if (rules.length === 0) return state;
    const summary = `Sandbox fault: ${rules.map((rule) => describe(rule, state.slug)).join('; ')}`;
    return { ...state, state: 'degraded', summary: summary.slice(0, MAX_LENGTH) };
  }
}

function isRule(found: unknown): found is Rule {
  return typeof found === 'object' && found !== null && 'on' in found && typeof found.on === 'string';
}

function describe({ on, ...faults }: Rule, slug: string): string {
  const words = Object.entries(faults).map(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? `${name} ${value}` : name,
  );
  const operation = on.startsWith(`${slug}.`) ? `${on.slice(slug.length + 1)}: ` : '';
  return `${operation}${words.join(', ')}`;
}
