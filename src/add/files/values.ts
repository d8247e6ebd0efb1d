import { sampleText } from '#contract';
import { compilePath, compileQuery } from '../../upstream/request.ts';
import type { GraphArgument } from '../graph/arguments.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { GraphField } from '../graph/types.ts';
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

/** A value of a leaf field that is no list; `undefined` for other fields. */
export function valueOfField({
  named: type,
  schema,
  enum: words,
  isList,
  target,
  member,
}: GraphField): Value | undefined {
  if (isList || target) return undefined;
  if (words) return { wire: words.values[0]?.word, graph: words.values[0]?.name };
  const isNumber = [schema.type].flat().includes('integer');
  if (type === 'ID') return isNumber ? { wire: 7, graph: '7' } : { wire: `${member}-7`, graph: `${member}-7` };
  return type === 'String' ? { wire: `A ${member}.`, graph: `A ${member}.` } : OF_SCALARS[type];
}

/** A value for an argument. */
export function valueOfArgument({ named: type, enum: words, parameter }: GraphArgument): Value {
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

/** Path and query of the gateway's request with these values. */
export function targetOf({ operation }: GraphRoot, values: Readonly<Record<string, unknown>>): string {
  const of = (place: string) => operation.parameters.filter((each) => each.in === place);
  const path = compilePath(
    operation.path,
    of('path').map(({ name }) => ({ name, span: 'segment' })),
  );
  const query = compileQuery(
    of('query').map(({ name, schema, style, explode }) => {
      const lists = style === 'pipeDelimited' ? 'pipe' : explode === false ? 'comma' : 'repeat';
      return { name, style: schema.type === 'array' ? lists : 'value' };
    }),
  );
  return path(values) + query(values);
}

/** A literal of GraphQL. */
export function literal(argument: GraphArgument, { graph }: Value): string {
  const items = [graph].flat().map((each) => (argument.enum ? String(each) : JSON.stringify(each)));
  return Array.isArray(graph) ? `[${items.join(', ')}]` : String(items[0]);
}

/** Arguments as a query writes them. Conditions are fields of `where`. */
export function argumentTexts(values: readonly (readonly [GraphArgument, Value])[]): string[] {
  const written = (areConditions: boolean) =>
    values
      .filter(([{ isWhere }]) => isWhere === areConditions)
      .map(([argument, value]) => `${argument.name}: ${literal(argument, value)}`);
  const conditions = written(true);
  return [...written(false), ...(conditions.length > 0 ? [`where: { ${conditions.join(', ')} }`] : [])];
}
