import { share } from './access.ts';
import { address } from './address.ts';
import { flag, port, whole } from './numbers.ts';
import { secret } from './secret.ts';
import { section } from './section.ts';
import { host, line, oneOf } from './text.ts';
import { duration } from './units.ts';

export const metrics = section('Metrics for Prometheus, at `/metrics` on their own address.', {
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
  headers: secret('Headers of the export, such as credentials: `name=value`, separated by commas.').optional(),
  serviceName: line('The name of the service.').prefault('manifold'),
  sample: share('The share of requests to trace, of those without a `traceparent` that is believed.').prefault('10%'),
  callers: oneOf('Whose `traceparent` is believed and continued. `proxies` are those of `server.trustedProxies`.', [
    'proxies',
    'all',
  ]).prefault('proxies'),
  metrics: flag('Whether metrics are exported too.').prefault(true),
  metricsInterval: duration('Between two exports of metrics.', { from: '1s' }).prefault('60s'),
});
