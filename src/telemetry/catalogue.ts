import { DURATION_BOUNDS, type MetricDefinition } from './metrics.ts';
import { PROCESS_METRICS } from './process-metrics.ts';

const OPERATION = ['operation', 'type'];

/** The metrics of the graph and of its APIs. `docs/observability.md` lists them. */
const GATEWAY_METRICS: readonly MetricDefinition[] = [
  {
    name: 'manifold.build_info',
    kind: 'gauge',
    unit: '1',
    help: 'Always 1. `commit` is that of the published package.',
    labels: ['node', 'version', 'commit'],
    across: 'max',
  },
  { name: 'manifold.workers', kind: 'gauge', unit: '1', help: 'Processes that serve the graph.', labels: [] },
  counter('manifold.operations', 'Requests to the graph that are over.', [...OPERATION, 'outcome']),
  histogram(
    'manifold.operation.duration',
    'From a request until its response is ready to be sent, or its last part was.',
    OPERATION,
  ),
  histogram('manifold.operation.own_duration', 'The part of it in which no upstream call was in flight.', []),
  counter('manifold.operation.upstream_calls', 'Upstream calls of operations, cached ones included.', OPERATION),
  counter('manifold.mcp.calls', 'Calls of tools by agents, without dry runs.', ['tool']),
  counter(
    'manifold.operation.cost',
    'Cost of executed operations, in upstream calls: `worst` and `expected` before, `actual` after.',
    ['operation', 'kind'],
  ),
  counter('manifold.errors', 'Requests with an error of this code.', ['code']),
  counter('manifold.responses', 'Responses by HTTP status.', ['status']),
  { name: 'manifold.sent', kind: 'counter', unit: 'By', help: 'Bodies of responses, before compression.', labels: [] },
  counter(
    'manifold.cache.hits',
    'Answers without a call. `response`: a cached response. `operation`: an equal operation in flight. `stored`: a stored upstream response. `call`: an equal call in flight.',
    ['kind'],
  ),
  gauge('manifold.requests.in_flight', 'Requests to the graph that are not answered yet.', []),
  gauge('manifold.requests.limit', 'Requests that may be in flight; fewer while others wait for the event loop.', []),
  gauge('manifold.connections', 'Open connections of callers.', []),
  gauge('manifold.subscriptions', 'Subscriptions of callers.', []),
  gauge('manifold.subscriptions.sources', 'Sources that are followed for them.', []),
  counter('manifold.subscriptions.polls', 'Polls of sources.', []),
  counter('manifold.subscriptions.polls_saved', 'Polls that further subscribers of a source would have taken.', []),
  counter('manifold.subscriptions.events', 'Events that sources had.', []),
  counter('manifold.subscriptions.interrupted', 'Subscriptions that the gateway ended before their time.', ['reason']),
  gauge('manifold.subscriptions.lag', 'Seconds from the poll that found the last event to its last subscriber.', []),
  gauge('manifold.live_queries', 'Live queries of callers.', []),
  gauge('manifold.live_queries.different', 'Different ones, which are evaluated once for all their callers.', []),
  gauge('manifold.live_queries.memory', 'Bytes of their newest results.', []),
  counter(
    'manifold.live_queries.evaluations',
    'Evaluations. `changed`: with another result. `failed`: with an error.',
    ['result'],
  ),
  counter(
    'manifold.live_queries.evaluations_saved',
    'Evaluations that further callers of an equal one would have taken.',
    [],
  ),
  gauge('manifold.live_queries.last_change', 'When a result last changed, in seconds since 1970; 0 before.', []),
  counter('manifold.live_queries.postponed', 'Evaluations that had to wait, by the reason.', ['reason']),
  counter(
    'manifold.hooks.messages',
    'Messages of APIs to `/hooks/`: `received`, or why not (`unsigned`, `untimed`, `late`, `early`, `repeated`, `full`, `limited`, `overloaded`, `unreadable`, `failed`).',
    ['api', 'outcome'],
  ),
  counter('manifold.upstream.calls', 'Calls that ended, failed or not, without cached ones.', ['api']),
  counter('manifold.upstream.failures', 'Calls that failed, by the code of the error.', ['api', 'code']),
  counter('manifold.upstream.faults', 'Calls that failed because the API does not work.', ['api']),
  counter('manifold.upstream.abandoned', 'Calls that were cancelled.', ['api']),
  histogram('manifold.upstream.duration', 'Calls that were sent, retries included.', ['api']),
  gauge('manifold.upstream.in_flight', 'Calls in flight.', ['api']),
  gauge('manifold.upstream.queued', 'Calls that wait for a quota or a connection.', ['api']),
  gauge('manifold.upstream.quota_left', 'Calls that a quota allows now.', ['api', 'quota']),
  gauge('manifold.upstream.quota_limit', 'Calls of a whole quota, where it is known.', ['api', 'quota']),
  gauge('manifold.upstream.breaker_open', 'Workers whose circuit breaker is open.', ['api']),
  gauge('manifold.redis.connected', 'Workers that Redis answers.', []),
  counter('manifold.redis.commands', 'Commands to Redis: answered, or why they were not.', ['result']),
  counter('manifold.redis.fallbacks', 'What was done without Redis, by function.', ['function']),
  histogram('manifold.redis.duration', 'Commands that Redis answered.', []),
  // The workers have the same configuration, which their primary reloads.
  ofConfig('manifold.config.info', 'Always 1. `hash`: the settings without their secrets.', { labels: ['hash'] }),
  ofConfig('manifold.config.generation', 'The number of the configuration: 1 at the start.'),
  ofConfig('manifold.config.last_success_timestamp', 'When it was loaded, since the epoch.', { unit: 's' }),
  ofConfig('manifold.config.reloads', 'Reloads, by whether they succeeded.', { kind: 'counter', labels: ['result'] }),
  counter('manifold.log.lines_lost', 'Lines of the log that could not be written.', []),
  counter('manifold.spans', 'Spans of traces, by whether they were exported or dropped.', ['result']),
];

/** Every metric of a process that serves the graph. */
export const METRICS: readonly MetricDefinition[] = [...GATEWAY_METRICS, ...PROCESS_METRICS];

function ofConfig(
  name: string,
  help: string,
  { kind = 'gauge', unit = '1', labels = [] }: Partial<MetricDefinition> = {},
): MetricDefinition {
  return { name, kind, unit, help, labels, across: 'max' };
}

function counter(name: string, help: string, labels: readonly string[]): MetricDefinition {
  return { name, kind: 'counter', unit: '1', help, labels };
}

function gauge(name: string, help: string, labels: readonly string[]): MetricDefinition {
  return { name, kind: 'gauge', unit: '1', help, labels };
}

function histogram(name: string, help: string, labels: readonly string[]): MetricDefinition {
  return { name, kind: 'histogram', unit: 's', help, labels, bounds: DURATION_BOUNDS };
}
