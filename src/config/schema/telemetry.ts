import { share } from './access.ts';
import { address } from './address.ts';
import { flag, port, whole } from './numbers.ts';
import { secret } from './secret.ts';
import { section } from './section.ts';
import { host, line, oneOf } from './text.ts';
import { duration } from './units.ts';

export const metrics = section('Metrics for Prometheus, at `/metrics` on an address of their own.', {
  enabled: flag('Whether they are served.').prefault(true),
  host: host('The address to listen on.').prefault('127.0.0.1'),
  port: port(
    'The port to listen on. Unless set: 9464 if it is free; without metrics otherwise, and the start says so.',
  ).optional(),
  operations: whole(
    'The most names of operations that become labels, besides those of persisted documents. Operations with further names are counted as `other`.',
    { from: 0, to: 10_000 },
  ).prefault(100),
});

export const telemetry = section('Traces and metrics by OpenTelemetry (OTLP over HTTP, as JSON).', {
  endpoint: address(
    'The base address of the collector, such as http://localhost:4318. Unless set: nothing is exported.',
  ).optional(),
  headers: secret(
    "Headers of the export, for credentials, as OpenTelemetry's variable has them: `name=value`, separated by commas.",
  ).optional(),
  serviceName: line('The name of the service.').prefault('manifold'),
  sample: share(
    "The share of requests that are traced. It applies to requests without a `traceparent` that is believed; with one, the caller's decision does.",
  ).prefault('10%'),
  callers: oneOf(
    'Whose `traceparent` is believed: it decides whether a request is traced, and the trace continues that of the caller. `proxies` are those of `server.trustedProxies`; the header of anyone else is ignored.',
    ['proxies', 'all'],
  ).prefault('proxies'),
  metrics: flag('Whether metrics are exported too.').prefault(true),
  metricsInterval: duration('Between two exports of metrics.', { from: '1s' }).prefault('60s'),
});
