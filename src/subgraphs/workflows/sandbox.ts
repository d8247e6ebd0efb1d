import type { Activity } from '#contracts/workflows';
import {
  json,
  mock,
  pathOf,
  predicateOf,
  type Reply,
  type SandboxRequest,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { activities, arn, DAY, EXPRESS, STANDARD } from './sandbox/account.ts';
import { type Asked, type Page, pageOf, sizeOf } from './sandbox/pages.ts';
import { describedAt, eventsUntil, executionAt, hasBegun, type Run, withoutData } from './sandbox/run.ts';
import { laterRuns, runsOf, sortedByStart } from './sandbox/runs.ts';

interface State {
  readonly activities: readonly Activity[];
  /** By when they begin; some are still to come. Those that begin tomorrow and later are made then. */
  readonly runs: (now: number) => readonly Run[];
}

type Body = Readonly<Record<string, unknown>>;
type Handler = (request: SandboxRequest, state: State, world: World) => Promise<Reply>;

const WORDS: Readonly<Record<number, string>> = {
  401: 'UnrecognizedClientException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFound',
  503: 'ServiceUnavailable',
};
const SPECIFIED = { header: 'x-vendor-target', prefix: 'VendorStates.' };
const PUBLIC = { header: 'x-amz-target', prefix: 'AWSStepFunctions.' };
/** The buckets of each operation: how many calls it holds, and how many flow in a second. */
const BUCKETS = {
  describeExecution: [300, 15],
  getExecutionHistory: [500, 20],
  listActivities: [100, 10],
  listExecutions: [200, 5],
} as const;

const handlers = {
  async describeExecution(request, { runs }, { clock }) {
    const { executionArn } = (await request.json()) ?? {};
    const now = clock.now();
    const run = findRun(runs(now), executionArn, now);
    return 'steps' in run ? answer(describedAt(run, now)) : run;
  },
  async getExecutionHistory(request, { runs }, { clock }) {
    const body = (await request.json()) ?? {};
    const { executionArn, reverseOrder, includeExecutionData } = body;
    const now = clock.now();
    const run = findRun(runs(now), executionArn, now);
    if (!('steps' in run)) return run;
    const order = { backward: reverseOrder === true, shows: () => true };
    return paged(
      request,
      body,
      (asked) => pageOf(asked, now, eventsUntil(run, now), order),
      'events',
      (event) => (includeExecutionData === false ? withoutData(event) : event),
    );
  },
  async listActivities(request, state, { clock }) {
    const body = (await request.json()) ?? {};
    const order = { backward: false, shows: () => true };
    return paged(
      request,
      body,
      (asked) => pageOf(asked, clock.now(), state.activities, order),
      'activities',
      (row) => row,
    );
  },
  async listExecutions(request, { runs }, { clock }) {
    const body = (await request.json()) ?? {};
    const now = clock.now();
    const all = runs(now);
    const begun = all.slice(0, all.findLastIndex((run) => hasBegun(run, now)) + 1);
    const refused = refuseFilters(body) ?? refuseOwner(body, begun);
    if (refused) return refused;
    const shows = (run: Run) => {
      if (!isOf(run, body)) return false;
      const { status, redriveCount = 0 } = executionAt(run, now);
      const { statusFilter = status, redriveFilter } = body;
      const redriven = redriveFilter === undefined || (redriveFilter === 'REDRIVEN') === redriveCount > 0;
      return status === statusFilter && redriven;
    };
    const order = { backward: true, shows };
    return paged(
      request,
      body,
      (asked) => pageOf(asked, now, begun, order),
      'executions',
      (run) => executionAt(run, now),
    );
  },
} satisfies Readonly<Record<string, Handler>>;

/** An account with three workflows: orders on their way, a count of the shelves each night, and prices four times a day. */
export const sandbox = mock({
  slug: 'workflows',
  about: {
    data: 'three state machines, their executions of the last weeks, activities',
    changes: 'executions begin, grow and end with time',
  },
  seed(world: World): State {
    let later: readonly Run[] | undefined;
    const known = runsOf(world);
    const runs = (now: number) =>
      now < world.today + DAY ? known : (later ??= sortedByStart([...known, ...laterRuns(world)]));
    return { activities: activities(world), runs };
  },
  unauthorized: () => failure('MissingAuthenticationTokenException', 'Missing Authentication Token'),
  handlers,
  /** The public service's header is understood, and the specification's as long as the sandbox is to answer as that. */
  headersOf(headers, { isAsSpecified }) {
    const { [SPECIFIED.header]: specified, [PUBLIC.header]: target, ...others } = headers;
    if (typeof target === 'string' && target.startsWith(PUBLIC.prefix)) {
      return { ...others, [SPECIFIED.header]: target.replace(PUBLIC.prefix, SPECIFIED.prefix) };
    }
    return isAsSpecified('workflows') ? { ...others, [SPECIFIED.header]: specified } : others;
  },
  errors: {
    invalid: ([first]) =>
      ['syntax', 'type', 'missing'].includes(first.rule) && (first.path.length === 0 || first.rule === 'type')
        ? failure('SerializationException', `${pathOf(first) || 'The body'} ${predicateOf(first)}`)
        : invalid(
            first.rule === 'missing'
              ? `Value null at '${pathOf(first)}' must not be null`
              : `Value at '${pathOf(first)}' ${predicateOf(first)}`,
          ),
    unmatched: () => failure('UnknownOperationException', 'There is no such operation'),
    throttled: () => failure('ThrottlingException', 'Rate exceeded'),
    failed: (status, message) =>
      status === 429
        ? failure('ThrottlingException', 'Rate exceeded')
        : failure(WORDS[status] ?? (status < 500 ? 'ValidationException' : 'InternalServerError'), message, {}, status),
  },
  ignores: [
    UNKNOWN_PARAMETERS,
    {
      in: 'body',
      rules: ['unknown'],
      what: 'unknown members of the body',
      why: 'the protocol demands it, so that older servers take newer clients',
    },
    { in: 'body', rules: ['null'], what: '`null` as a member of the body', why: 'means absent in the protocol' },
  ],
  limits: Object.entries(BUCKETS).map(([operation, [burst, requests]]) => ({
    requests,
    seconds: 1,
    per: 'credential',
    burst,
    operations: [operation],
    isTight: true,
  })),
});

/** A run that has begun, or the refusal of its ARN. */
function findRun(runs: readonly Run[], executionArn: unknown, now: number): Run | Reply {
  if (!String(executionArn).startsWith(arn('execution', '')))
    return failure('InvalidArn', `Invalid Arn: '${executionArn}'`);
  const run = runs.find((each) => each.about.executionArn === executionArn && hasBegun(each, now));
  return run ?? failure('ExecutionDoesNotExist', `Execution Does Not Exist: '${executionArn}'`);
}

function refuseFilters({ statusFilter, redriveFilter, mapRunArn }: Body): Reply | undefined {
  const ofMapRuns = statusFilter === 'PENDING_REDRIVE' || redriveFilter !== undefined;
  return ofMapRuns && mapRunArn === undefined ? invalid('This filter needs a mapRunArn') : undefined;
}

function refuseOwner({ stateMachineArn, mapRunArn }: Body, begun: readonly Run[]): Reply | undefined {
  if ((stateMachineArn === undefined) === (mapRunArn === undefined))
    return invalid('Either stateMachineArn or mapRunArn must be given');
  if (mapRunArn !== undefined) {
    if (!String(mapRunArn).startsWith(arn('mapRun', ''))) return failure('InvalidArn', `Invalid Arn: '${mapRunArn}'`);
    const exists = begun.some(({ about }) => about.mapRunArn === mapRunArn);
    return exists
      ? undefined
      : failure('ResourceNotFound', 'Map Run Does Not Exist', { resourceName: String(mapRunArn) });
  }
  const [before, name = ''] = String(stateMachineArn).split(arn('stateMachine', ''));
  if (before !== '' || name === '') return failure('InvalidArn', `Invalid Arn: '${stateMachineArn}'`);
  const [machine = '', qualifier] = name.split(':');
  if (EXPRESS.includes(machine)) return failure('StateMachineTypeNotSupported', 'Express executions are not kept');
  const known =
    STANDARD.includes(machine) && (qualifier === undefined || begun.some((run) => isOf(run, { stateMachineArn })));
  return known ? undefined : failure('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
}

function isOf({ about }: Run, { stateMachineArn: machine, mapRunArn }: Body): boolean {
  if (mapRunArn !== undefined) return about.mapRunArn === mapRunArn;
  return [about.stateMachineArn, about.stateMachineVersionArn, about.stateMachineAliasArn].includes(machine as string);
}

/** Some servers read the arguments of paging in the body and some in the query; this one takes either. */
function paged<Row>(
  { query, headers }: SandboxRequest,
  body: Body,
  page: (asked: Asked) => Page<Row> | undefined,
  name: string,
  show: (row: Row) => unknown,
): Reply {
  const { maxResults: size = query.get('maxResults'), nextToken = query.get('nextToken') ?? undefined, ...more } = body;
  // This one chooses what of the rows is shown, not the rows.
  const { includeExecutionData: _shown, ...rest } = more;
  const maxResults = sizeOf(size);
  const of = JSON.stringify([
    headers[SPECIFIED.header],
    Object.entries(rest).toSorted(([one], [other]) => one.localeCompare(other)),
  ]);
  const found = page({ maxResults, nextToken: nextToken === undefined ? undefined : String(nextToken), of });
  if (!found) return failure('InvalidToken', "Invalid Token: 'It is malformed, a day old, or of another list'");
  return answer({ [name]: found.rows.map(show), ...(found.nextToken && { nextToken: found.nextToken }) });
}

const invalid = (message: string) => failure('ValidationException', `1 validation error detected: ${message}`);

function failure(word: string, message: string, more: object = {}, status = 400): Reply {
  return answer({ __type: `com.example.states#${word}`, message, ...more }, status);
}

const answer = (body: object, status = 200) => json(body, status, { 'content-type': 'application/x-amz-json-1.0' });
