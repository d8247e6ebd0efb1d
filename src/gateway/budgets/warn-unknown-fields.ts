import type { GraphQLSchema } from 'graphql';
import type { BudgetSettings } from '#config';
import type { Log } from '#log';

/** Logs the budgets of fields that the graph has not: of interfaces that are left out, or by mistake. */
export function warnUnknownFields({ rules }: BudgetSettings, schema: GraphQLSchema, log: Pick<Log, 'warn'>): void {
  for (const { of, name } of rules) {
    const [type, field = ''] = name.split('.');
    const root = type === 'Mutation' ? schema.getMutationType() : schema.getQueryType();
    if (of === 'field' && !root?.getFields()[field]) log.warn(`The graph has no ${name}, which has a budget`);
  }
}
