import { z } from 'zod';
import { list, section } from './section.ts';
import { matching } from './text.ts';
import { shown, type ValueProblem } from './value.ts';

const ALLOWED = 'true, false, or a mapping of shareable';
const NAME = /^([a-z][a-z0-9]*|[A-Z]\w*(\.[a-z]\w*)?)$/;

const mapping = section('The graph as a subgraph of Apollo Federation.', {
  shareable: list(
    'What other subgraphs resolve too, with the same values: an API that another gateway serves, such as `countries`, or a type or a field, such as `Country` and `Query.countries`.',
    matching('An API, a type or a field.', 'an API, a type such as Country, or a field such as Query.countries', NAME),
  ).prefault([]),
});

type FederationInput = boolean | z.input<typeof mapping>;
const { $schema: _version, ...shape } = z.toJSONSchema(mapping, { io: 'input', target: 'draft-07' });

export const federation = z
  .unknown()
  .transform((found, context): z.output<typeof mapping> | false => {
    if (found === false || found === 'false') return false;
    if (found !== true && found !== 'true' && (typeof found !== 'object' || Array.isArray(found))) {
      const params = { shown: shown(found), secret: false } satisfies ValueProblem;
      context.issues.push({ code: 'custom', input: found, message: ALLOWED, params });
      return z.NEVER;
    }
    const { data, error } = mapping.safeParse(typeof found === 'object' ? found : {});
    if (data) return data;
    context.issues.push(...error.issues.map((issue) => ({ ...issue, input: found }) as z.core.$ZodRawIssue));
    return z.NEVER;
  })
  .meta({
    description:
      'Whether the graph is a subgraph of Apollo Federation, with `_service` and `_entities`: docs/federation.md.',
    allowed: ALLOWED,
    anyOf: [{ type: 'boolean' }, shape],
  }) as unknown as z.ZodType<z.output<typeof mapping> | false, FederationInput>;
