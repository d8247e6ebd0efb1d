import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** What may stand there, as a noun: `a whole number from 0 to 65535`. */
    allowed?: string;
  }
}

/** Says of a value why it cannot be used, where "is not" what is allowed would not be enough. */
export class Refusal {
  readonly says: string;

  constructor(says: string) {
    this.says = says;
  }
}

/** How a value is judged: what problems, the documentation and the JSON Schema all go by. */
export interface ValueRules<Value> {
  readonly allowed: string;
  /** The same for editors, in JSON Schema. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The value, or `undefined` when what was found is not allowed. */
  readonly read: (found: unknown) => Value | Refusal | undefined;
  /** How a text may be shown in a problem; `false`: not at all. */
  readonly show?: false | ((found: string) => string);
}

/** What a problem needs to know of the value that it is about. */
export interface ValueProblem {
  readonly shown: string;
  readonly secret: boolean;
  readonly says?: string | undefined;
}

/** A schema of one value. */
export function value<Value>(description: string, { allowed, json, read, show }: ValueRules<Value>) {
  return z
    .unknown()
    .transform((found, context): Value => {
      const result = read(found);
      if (result !== undefined && !(result instanceof Refusal)) return result;
      const says = result instanceof Refusal ? result.says : undefined;
      const params = { shown: shown(found, show), secret: show === false, says } satisfies ValueProblem;
      context.issues.push({ code: 'custom', input: found, message: allowed, params });
      return z.NEVER;
    })
    .meta({ description, allowed, ...json });
}

/** What was found, short enough for a line; of lists and mappings only that they are one. */
export function shown(found: unknown, show: ValueRules<unknown>['show'] = (text) => text): string {
  if (found === undefined || found === null) return 'nothing';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'a mapping';
  if (show === false) return typeof found === 'string' ? 'the text (not shown)' : `a ${typeof found} (not shown)`;
  if (typeof found !== 'string') return `${found as number | boolean}`;
  const text = show(found);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
