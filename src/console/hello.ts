import type { EnabledApi } from '#config';
import { type Contract, readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { type Example, examplesFor, type Gateway, readExamples } from '#gateway';
import { SPAN_MS, SPANS } from '#upstream';
import type { ApiFacts, ExampleLink, Hello, UpstreamSource } from './wire.ts';

/** The first event of a connection: every API of the graph, in the specification's order, one's own at the end. */
export function helloOf(gateway: Gateway): Hello {
  const { settings, subgraphs } = gateway;
  const served = new Set<string>(subgraphs.map(({ slug }) => slug));
  const own = subgraphs.filter(({ slug }) => !slugs.includes(slug));
  const examples = examplesByName(gateway);
  const factsOf = (slug: Slug, { title, operations }: Contract): ApiFacts => ({
    slug,
    title: title.replace(/ API\b/, ''),
    source: sourceOf(settings.apis[slug]),
    operations: Object.keys(operations).length,
    settings: settingsOf(settings.apis[slug]),
    examples: examples.get(slug) ?? [],
  });
  return {
    apis: [
      ...slugs.filter((slug) => served.has(slug)).map((slug) => factsOf(slug, readContract(slug))),
      ...own.flatMap(({ slug, contract }) => (contract ? [factsOf(slug, contract)] : [])),
    ],
    notServed: slugs.filter((slug) => !served.has(slug)),
    path: settings.server.path,
    isRecording: settings.server.recordedRequests > 0,
    ...(settings.server.graphiql && { graphiql: settings.server.path }),
    spans: SPANS,
    spanMs: SPAN_MS,
    workers: settings.server.workers,
    instance: crypto.randomUUID(),
  };
}

function settingsOf(own: EnabledApi | undefined): ApiFacts['settings'] {
  if (!own) return [];
  const { timeouts, connections, retry, breaker } = own;
  return [
    ['timeouts.total', `${timeouts.totalMs / 1000} s`],
    ['connections', String(connections)],
    ['retry.attempts', String(retry.attempts)],
    ['breaker.failures', breaker.failures === 0 ? 'off' : String(breaker.failures)],
  ];
}

function sourceOf(settings: EnabledApi | undefined): UpstreamSource {
  if (settings?.url === undefined) return 'none';
  return settings.sandboxed ? 'sandbox' : 'connected';
}

/** Links to GraphiQL, if it is served. */
function examplesByName({ schema, settings }: Gateway): ReadonlyMap<string, readonly ExampleLink[]> {
  const { graphiql, path } = settings.server;
  if (!graphiql) return new Map();
  const linkTo = ({ name, description, text }: Example): ExampleLink => ({
    name,
    description,
    href: `${path}?${new URLSearchParams({ query: `${text}\n` }).toString()}`,
  });
  return new Map(examplesFor(schema, readExamples()).map(({ name, operations }) => [name, operations.map(linkTo)]));
}
