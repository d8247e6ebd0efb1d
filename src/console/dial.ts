import type { Settings } from '#config';
import type { InterfaceState } from './wire.ts';

/** Longer than this nobody waits for the sandbox to tell of its faults. */
const PATIENCE_MS = 500;
const LONGEST = 80;

type Rule = Readonly<Record<string, unknown>> & { readonly on: string };

/**
 * What faults are switched on in the sandbox, as it tells itself: they are shown before any call has met them. Live
 * interfaces are never asked anything.
 */
export class FaultDial {
  readonly #address: string | undefined;
  readonly #sandboxed: ReadonlySet<string>;
  #rules: readonly Rule[] = [];

  constructor({ interfaces }: Pick<Settings, 'interfaces'>) {
    const sandboxed = Object.entries(interfaces).filter(([, { sandboxed }]) => sandboxed);
    const [first] = sandboxed.map(([, { url }]) => url);
    this.#sandboxed = new Set(sandboxed.map(([slug]) => slug));
    this.#address = first === undefined ? undefined : new URL('/_sandbox/faults', first).href;
  }

  /** Asks the sandbox. One that does not tell has no faults. */
  async look(): Promise<void> {
    if (this.#address === undefined) return;
    try {
      const answer = await fetch(this.#address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const found: unknown = answer.ok ? await answer.json() : [];
      this.#rules = Array.isArray(found) ? found.filter(isRule) : [];
    } catch {
      this.#rules = [];
    }
  }

  /** The state with what the dial says of the interface, where its calls do not say worse. */
  applied(state: InterfaceState): InterfaceState {
    if (!this.#sandboxed.has(state.slug) || state.state === 'failing') return state;
    const rules = this.#rules.filter(({ on }) => on === '*' || on === state.slug || on.startsWith(`${state.slug}.`));
    if (rules.length === 0) return state;
    const says = `Sandbox fault: ${rules.map((rule) => wordsOf(rule, state.slug)).join('; ')}`;
    return { ...state, state: 'troubled', says: says.slice(0, LONGEST) };
  }
}

function isRule(found: unknown): found is Rule {
  return typeof found === 'object' && found !== null && 'on' in found && typeof found.on === 'string';
}

function wordsOf({ on, ...faults }: Rule, slug: string): string {
  const words = Object.entries(faults).map(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? `${name} ${value}` : name,
  );
  const operation = on.startsWith(`${slug}.`) ? `${on.slice(slug.length + 1)}: ` : '';
  return `${operation}${words.join(', ')}`;
}
