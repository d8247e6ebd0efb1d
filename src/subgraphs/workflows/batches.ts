import type { Activity } from '#contracts/workflows';
import { fetchAllRows, inList, type Lookup, lookup, WHOLE_LIST } from '#graph';
import { orNull } from '#upstream';
import type { MapRun, StateMachine } from './models.ts';

const LARGEST_PAGE = 1000;

/** All activities of the account by ARN, because there is no operation for a single one. */
export const activities: Lookup<ReadonlyMap<string, Activity>> = {
  operation: 'workflows.listActivities',
  times: WHOLE_LIST,
  async one({ workflows }) {
    const rows = await fetchAllRows(async (nextToken) => {
      const place = { nextToken, maxResults: LARGEST_PAGE };
      const page = await workflows.listActivities({ ...place, body: place });
      return { items: page.activities, next: page.nextToken };
    });
    return new Map(rows.map((activity) => [activity.activityArn, activity]));
  },
};

export const activityByArn = inList(activities, (found, arn) => found.get(arn));

/** An execution with its input and output. */
export const executionByArn = lookup('workflows.describeExecution', (executionArn) => ({ body: { executionArn } }));

/** The item counts of a map run's executions, by ARN. Only the list of executions has them. */
export const itemCountsByMapRun: Lookup<ReadonlyMap<string, number | undefined>> = {
  operation: 'workflows.listExecutions',
  times: WHOLE_LIST,
  async one({ workflows }, mapRunArn) {
    const rows = await fetchAllRows(async (nextToken) => {
      const place = { nextToken, maxResults: LARGEST_PAGE };
      const page = await orNull(workflows.listExecutions({ ...place, body: { mapRunArn, ...place } }));
      return { items: page?.executions ?? [], next: page?.nextToken };
    });
    return new Map(rows.map(({ executionArn, itemCount }) => [executionArn, itemCount]));
  },
};

/** A state machine, if its executions can be listed. The API has no operation for the machine itself. */
export const stateMachineByArn: Lookup<StateMachine> = {
  operation: 'workflows.listExecutions',
  async one({ workflows }, arn) {
    const body = { stateMachineArn: arn, maxResults: 1 };
    return (await orNull(workflows.listExecutions({ maxResults: 1, body }))) && { arn };
  },
};

/** The same of a map run. */
export const mapRunByArn: Lookup<MapRun> = {
  operation: 'workflows.listExecutions',
  async one({ workflows }, arn) {
    const body = { mapRunArn: arn, maxResults: 1 };
    return (await orNull(workflows.listExecutions({ maxResults: 1, body }))) && { arn };
  },
};
