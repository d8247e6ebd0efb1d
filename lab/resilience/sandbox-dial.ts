/** Changes a sandbox's faults, and reads how often its APIs were called. */
export class SandboxDial {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async faults(rules: readonly object[]): Promise<void> {
    const response = await fetch(`${this.#origin}/_sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rules),
    });
    if (!response.ok) throw new Error(`The sandbox refuses these faults: ${await response.text()}`);
  }

  /** The number of calls of each API so far. */
  async calls(): Promise<(slug: string) => number> {
    const response = await fetch(`${this.#origin}/_sandbox`);
    const { apis } = (await response.json()) as {
      apis: Readonly<Record<string, { readonly calls: number }>>;
    };
    return (slug) => apis[slug]?.calls ?? 0;
  }
}
