import { z } from 'zod';

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
export type WithoutDefaults<Shape extends z.ZodRawShape> = {
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
