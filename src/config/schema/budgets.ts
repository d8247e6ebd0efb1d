import { z } from 'zod';
import { scopeOf } from './auth.ts';
import { line, matching, oneOf, size, whole } from './kinds.ts';
import { contradiction, list, repeatedIn, section } from './value.ts';

const MOST_UNITS = 1_000_000_000;
const NAME = /^[A-Za-z][\w-]{0,63}$/;
const FIELD = /^(?:Query|Mutation|Subscription)\.[_A-Za-z]\w*$/;

const per = oneOf(
  'Who is counted together. A caller without a tenant is counted by its subject, one without a subject by its key, one without either by its address. `agent`: a key, divided by the value that `mcp.budgetKey` names.',
  ['key', 'subject', 'tenant', 'address', 'agent'],
);
const burst = whole('The most at once. Unless set: `limit`. A day has none.', { from: 1, to: MOST_UNITS }).optional();
const limit = (description: string) => whole(description, { from: 1, to: MOST_UNITS });
const WINDOWS = ['second', 'minute', 'day'] as const;

export function budgets(slugs: readonly string[]) {
  const callers = section('The callers that the budget is for, by all of these. Unless set: every caller.', {
    kinds: list(
      'How they are identified.',
      oneOf('A kind of callers.', ['open', 'anonymous', 'key', 'token', 'certificate']),
    ).optional(),
    tenants: list('Their tenants.', line('A tenant.')).optional(),
    scopes: list('Scopes, all of which they have.', scopeOf(slugs)).optional(),
  });
  const rule = section('A budget of each caller.', {
    name: matching('Its name in headers and errors.', 'a word of up to 64 characters', NAME),
    of: oneOf('The unit. `cost` is upstream calls (docs/cost.md), `concurrency` requests that are not answered yet.', [
      'requests',
      'cost',
      'concurrency',
    ]).prefault('requests'),
    per: per.prefault('key'),
    limit: limit('What a caller may use.'),
    within: oneOf('The period of the limit; a day begins at midnight UTC. `concurrency` has none.', WINDOWS).optional(),
    burst,
    callers: callers.prefault({}),
  }).superRefine((found, context) => {
    const { of, within, burst: most } = found;
    if (of === 'concurrency' && (within !== undefined || most !== undefined))
      contradiction(context, 'a budget of concurrency has neither within nor burst');
    if (of !== 'concurrency' && within === undefined) contradiction(context, `a budget of ${of} needs within`);
    hasNoBurst(found, context);
  });
  const ofOne = (what: string, verb: string, counted: 'address' | 'key') =>
    section(`A budget of each caller for a ${what}.`, {
      per: per.prefault(counted),
      limit: limit(`How often a caller may ${verb}.`),
      within: oneOf('The time for which that is; a day begins at midnight UTC.', WINDOWS),
      burst,
      callers: callers.prefault({}),
    }).superRefine(hasNoBurst);
  const field = ofOne('root field', 'select it; each alias counts', 'address');
  const tool = ofOne('tool of agents', 'call it', 'key');
  return section('What each caller may use over time: docs/budgets.md.', {
    rules: list('Budgets. All that apply to a caller count.', rule).prefault([]),
    fields: budgetsOf('fields such as Mutation.publish', z.string(), field)
      .meta({ description: 'Budgets of root fields, such as `Mutation.publish`, against guessing.' })
      .superRefine((all, context) => {
        const unknown = Object.keys(all).find((name) => !FIELD.test(name));
        if (unknown !== undefined)
          contradiction(context, `${JSON.stringify(unknown)} is no root field such as Mutation.publish`);
      })
      .prefault({}),
    tools: budgetsOf('tools', z.string().min(1), tool)
      .meta({ description: 'Budgets of tools, by their names: docs/agents.md.' })
      .prefault({}),
    onFailure: oneOf('Whether requests are allowed, or get 503, while the store cannot count them.', [
      'allow',
      'refuse',
    ]).prefault('allow'),
    memory: size(
      'The memory of counters. Evicted counters are remembered less precisely, to the disadvantage of callers.',
      { to: '4GiB' },
    ).prefault('16MiB'),
  })
    .superRefine(({ rules }, context) => {
      const repeated = repeatedIn(rules.map(({ name }) => name));
      if (repeated !== undefined) contradiction(context, `two budgets have the name ${repeated}`, ['rules']);
    })
    .transform(({ fields, tools, rules: ofRequests, ...others }) => {
      type Rule = Omit<(typeof ofRequests)[number], 'of'> & {
        of: (typeof ofRequests)[number]['of'] | 'field' | 'tool';
      };
      const ofFields = Object.entries(fields).map(([name, each]): Rule => ({ ...each, name, of: 'field' }));
      const ofTools = Object.entries(tools).map(([name, each]): Rule => ({ ...each, name, of: 'tool' }));
      const rules: Rule[] = [...ofRequests, ...ofFields, ...ofTools];
      return { ...others, rules };
    });
}

function budgetsOf<Budget extends z.ZodType>(what: string, name: z.ZodString, budget: Budget) {
  const allowed = `a mapping of ${what} to budgets`;
  return z.record(name, budget, { error: allowed }).meta({ allowed });
}

function hasNoBurst(
  { within, burst: most }: { readonly within?: string | undefined; readonly burst?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (within === 'day' && most !== undefined) contradiction(context, 'a budget of a day has no burst');
}
