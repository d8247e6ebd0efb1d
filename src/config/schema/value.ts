import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Allowed values, as a noun: `a whole number from 0 to 65535`. */
    allowed?: string;
  }
}

/** The reason why a value is refused, where `is not <allowed>` is not specific enough. */
export class Rejection {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The rules for a value, for problems, documentation and JSON Schema. */
interface ValueRules<Value> {
  readonly allowed: string;
  /** The allowed values as JSON Schema, for editors. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The value, or `undefined` where the input is not allowed. */
  readonly read: (found: unknown) => Value | Rejection | undefined;
  /** The text of the input in a problem; `false`: none. */
  readonly show?: false | ((found: string) => string);
}

/** The parts of a problem about a value. */
export interface ValueProblem {
  readonly shown: string;
  readonly secret: boolean;
  readonly message?: string | undefined;
}

/** A schema of one value. `Input` is the type that programs give; files and variables may have text for all of them. */
export function value<Value, Input = string>(
  description: string,
  { allowed, json, read, show }: ValueRules<Value>,
): z.ZodType<Value, Input> {
  const schema = z
    .unknown()
    .transform((found, context): Value => {
      const result = read(found);
      if (result instanceof Rejection) return refused(found, context, { allowed, show }, result.message);
      return result ?? refused(found, context, { allowed, show });
    })
    .meta({ description, allowed, ...json });
  return schema as unknown as z.ZodType<Value, Input>;
}

/** Reports in a transformation that a value is not allowed. */
export function refused(
  found: unknown,
  context: z.RefinementCtx,
  { allowed, show }: Pick<ValueRules<unknown>, 'allowed' | 'show'>,
  message?: string,
): never {
  const params = { shown: shown(found, show), secret: show === false, message } satisfies ValueProblem;
  context.issues.push({ code: 'custom', input: found, message: allowed, params });
  return z.NEVER;
}

/** Reports settings that contradict each other. */
export function contradiction(context: z.RefinementCtx, message: string, path: string[] = []): void {
  context.addIssue({ code: 'custom', message, path });
}

/** What a schema makes of a value in the transformation of another, with its issues. */
export function parsedBy<Schema extends z.ZodType>(schema: Schema, found: unknown, context: z.RefinementCtx) {
  const { data, error } = schema.safeParse(found);
  if (!error) return data;
  context.issues.push(...error.issues.map((issue) => ({ ...issue, input: found }) as z.core.$ZodRawIssue));
  return z.NEVER;
}

/** The JSON Schema of a mapping, as a part of another. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _version, ...shape } = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' });
  return shape;
}

/** The first of these that is there twice. */
export function repeatedIn<Value>(values: readonly Value[]): Value | undefined {
  return values.find((value, at) => values.indexOf(value) < at);
}

/** A URL that is refused may contain a password or a key. */
export function withoutSecrets(url: string): string {
  return url.replace(/^(\w[\w+.-]*:\/\/)?.*@/s, '$1…@').replace(/[?#].*$/s, '?…');
}

/** A text that may be a URL, whatever it should be. */
function withoutSecretsOfUrl(text: string): string {
  return text.includes('://') ? withoutSecrets(text) : text;
}

/** The input in one line; lists and mappings without their contents. */
export function shown(found: unknown, show: ValueRules<unknown>['show'] = withoutSecretsOfUrl): string {
  if (found === undefined || found === null) return 'nothing';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'a mapping';
  if (show === false) return typeof found === 'string' ? 'the text (not shown)' : `a ${typeof found} (not shown)`;
  if (typeof found !== 'string') return `${found as number | boolean}`;
  const text = show(found);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** A mapping with these keys and no others. */
export function section<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  const keys = Object.keys(shape).join(', ');
  return z
    .strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping of ${keys}`) })
    .meta({ description });
}

/** A list of values of one kind. */
export function list<Item extends z.ZodType>(description: string, item: Item) {
  const allowed = `a list, each item ${item.meta()?.allowed ?? 'a mapping'}`;
  return z.array(item, { error: allowed }).meta({ description, allowed });
}

/** The same keys without defaults. */
type WithoutDefaults<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: Shape[Key] extends z.ZodPrefault<infer Inner>
    ? z.ZodOptional<Inner extends z.ZodObject<infer Keys> ? z.ZodObject<WithoutDefaults<Keys>, z.core.$strict> : Inner>
    : Shape[Key];
};

/** Removes the defaults of a section's keys, and those of its subsections. */
export function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): WithoutDefaults<Shape> {
  const bare = Object.entries(shape).map(([key, schema]) => [key, withoutDefault(schema)]);
  return Object.fromEntries(bare) as WithoutDefaults<Shape>;
}

function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  if (!(schema instanceof z.ZodPrefault)) return schema;
  const inner = schema.unwrap();
  if (!(inner instanceof z.ZodObject)) return z.optional(inner);
  return section(inner.description ?? '', withoutDefaults(inner.shape)).optional();
}
