import { sampleText } from '#contract';
import type { GraphArgument } from '../graph/arguments.ts';
import type { GraphInputField } from '../graph/inputs.ts';
import type { GraphRoot } from '../graph/roots.ts';
import { wordsOf } from '../names.ts';
import type { NewApi } from '../reduce/api.ts';
import { named } from '../reduce/schemas.ts';

/** A value in the form of the upstream, and in that of callers. */
export interface Value {
  readonly wire: unknown;
  readonly graph: unknown;
}

const OF_SCALARS: Readonly<Record<string, Value>> = {
  Int: { wire: 3, graph: 3 },
  Float: { wire: 1.5, graph: 1.5 },
  Boolean: { wire: true, graph: true },
  BigInt: { wire: 4711, graph: '4711' },
  DateTime: { wire: '2026-03-01T09:00:00Z', graph: '2026-03-01T09:00:00Z' },
  Date: { wire: '2026-03-01', graph: '2026-03-01' },
  UUID: { wire: '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a', graph: '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a' },
  URL: { wire: 'https://things.example.test/1', graph: 'https://things.example.test/1' },
  EmailAddress: { wire: 'robin@example.test', graph: 'robin@example.test' },
};

/** A value for an argument. */
function valueOfArgument({ named: type, enum: words, parameter }: GraphArgument): Value {
  const one: Value = words
    ? { wire: words.values[0]?.word, graph: words.values[0]?.name }
    : (OF_SCALARS[type] ?? { wire: `${wordsOf(parameter.originalName).join('-')}-7`, graph: '' });
  const shown = type === 'ID' || type === 'String' ? { wire: one.wire, graph: one.wire } : one;
  return parameter.schema.type === 'array' ? { wire: [shown.wire], graph: [shown.graph] } : shown;
}

/** A value for an argument with which the sandbox's samples have data. */
export function sampleOfArgument(made: NewApi, root: GraphRoot, argument: GraphArgument): Value {
  const { lookup, target } = root;
  if (lookup?.argument !== argument || !target || argument.enum) return valueOfArgument(argument);
  const property = made.components.get(target.component)?.properties?.[lookup.key] ?? {};
  const { type, format } = named(made.components, property).schema;
  const place = { slug: made.slug, schema: target.component, property: lookup.key, format, index: 0 };
  const key = [type].flat().includes('integer') ? '1' : sampleText(place, 0);
  return { wire: key, graph: key };
}

/** The required members of a body that are no objects, with a value of each. */
export function sampleOfBody(fields: readonly GraphInputField[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap(({ member, isRequired, isList, type, enum: words, target }) => {
      if (!isRequired || target) return [];
      const one = words ? words.values[0]?.word : (OF_SCALARS[type.replaceAll(/[^\w]/g, '')]?.wire ?? `${member}-7`);
      return [[member, isList ? [one] : one]];
    }),
  );
}

/** A literal of GraphQL. */
export function literal(argument: GraphArgument, { graph }: Value): string {
  const items = [graph].flat().map((each) => (argument.enum ? String(each) : JSON.stringify(each)));
  return Array.isArray(graph) ? `[${items.join(', ')}]` : String(items[0]);
}
