import { readFileSync, writeFileSync } from 'node:fs';
import { ACCESS_MEMBERS, CALL_MEMBERS } from '#log';
import { METRICS, prometheusName } from '#telemetry';
import { code, table, withTables } from './markdown.ts';

/* Writes the tables of `docs/observability.md` from the definitions of metrics and of the access log. */
const FILE = 'docs/observability.md';

const metrics = METRICS.map((metric) => [
  code(prometheusName(metric)),
  metric.kind,
  metric.labels.map(code).join(', '),
  metric.help,
]);
const membersOf = (members: Readonly<Record<string, string>>) =>
  table(
    ['member', 'meaning'],
    Object.entries(members).map(([name, meaning]) => [code(name), meaning]),
  );

writeFileSync(
  FILE,
  withTables(readFileSync(FILE, 'utf8'), {
    metrics: table(['name', 'kind', 'labels', 'meaning'], metrics),
    members: membersOf(ACCESS_MEMBERS),
    calls: membersOf(CALL_MEMBERS),
  }),
);
