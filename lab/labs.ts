/** A measurement or an attack, which `npm run lab -- <name>` runs. */
export interface Lab {
  /** Its module, which runs by being imported. */
  readonly module: string;
  readonly about: string;
  /** The arguments of its short form. */
  readonly short?: readonly string[];
}

/** Everything that measures or attacks the gateway, by name. */
export const labs: Readonly<Record<string, Lab>> = {
  bench: {
    module: './bench/run.ts',
    about: 'throughput, latency, memory and start, compared with other servers',
    short: ['--quick', '--only', 'manifold,hand-written,transaction,throughput'],
  },
  profile: { module: './bench/profile.ts', about: 'CPU time of a workload, by folder' },
  telemetry: {
    module: './bench/telemetry.ts',
    about: 'the cost of logs, metrics and traces',
    short: ['--minutes', '0.3', '--only', 'defaults'],
  },
  callers: {
    module: './bench/callers.ts',
    about: 'the cost of identifying callers',
    short: ['--minutes', '0.3'],
  },
  budgets: {
    module: './bench/budgets.ts',
    about: 'the cost of budgets for callers',
    short: ['--minutes', '0.3', '--only', 'one'],
  },
  redis: {
    module: './bench/redis.ts',
    about: 'the cost of Redis, and how soon an invalidation arrives',
    short: ['1'],
  },
  compression: {
    module: './bench/compression.ts',
    about: 'the cost of compressing responses, by size',
    short: ['5'],
  },
  tricks: { module: './bench/tricks.ts', about: 'the gain of each trick of the hot path', short: ['hash-buckets'] },
  soak: { module: './bench/soak.ts', about: 'leaks under hostile load', short: ['--short'] },
  'sandbox-bench': { module: './sandbox-bench/run.ts', about: 'start, speed and memory of the sandbox' },
  'large-lists': {
    module: './large-lists.ts',
    about: 'CPU time for a row in lists of up to 10,000 rows',
    short: ['2000'],
  },
  'quota-cost': { module: './quota-cost.ts', about: 'what the admission of a call costs' },
  'first-part': {
    module: './first-part/run.ts',
    about: 'the time to the first part of a response while the interface of another part hangs',
    short: ['--rounds', '50'],
  },
  subscribers: {
    module: './subscribers.ts',
    about: 'memory of 10,000 subscribers, and the time to their events',
    short: ['500'],
  },
  reconnects: {
    module: './reconnects.ts',
    about: 'subscribers that go on at other replicas: no event lost or repeated',
    short: ['2000'],
  },
  overload: {
    module: './overload.ts',
    about: 'goodput and latency at ten times the load that can be answered',
    short: ['--short'],
  },
  chaos: {
    module: './chaos.ts',
    about: 'latency of others, retries, mutations and quotas while interfaces fail',
    short: ['1'],
  },
  reloads: {
    module: './reloads.ts',
    about: 'requests lost and memory while the configuration is reloaded and workers restart',
    short: ['--short'],
  },
  replicas: {
    module: './replicas.ts',
    about: 'three gateways behind HAProxy while Redis or one of them is killed, frozen or replaced',
    short: ['--quick'],
  },
  fuzz: {
    module: './fuzz.ts',
    about: '100,000 generated requests and as many hostile answers of upstreams, with secrets everywhere',
    short: ['--requests', '1000', '--answers', '1000'],
  },
  crossed: {
    module: './crossed.ts',
    about: 'random operations over caches, sharing, paging, callers and budgets, compared with a plain gateway',
    short: ['--operations', '300'],
  },
  identities: {
    module: './identities.ts',
    about: '100,000 operations of 50 callers: no answer reaches another caller',
    short: ['--operations', '2000'],
  },
  'worst-case': {
    module: './worst-case/run.ts',
    about: 'searches for the most expensive requests within the default limits',
  },
  'explain-check': {
    module: './explain-check/run.ts',
    about: 'the price of examples and generated operations, compared with their calls over the sandbox',
  },
  'add-documents': {
    module: './add-documents.ts',
    about: '`manifold add` with documents of public services, to a running graph',
  },
  'new-interface-check': {
    module: '../scripts/new-interface/check.ts',
    about: 'whether the result of `npm run new-interface` passes all checks',
  },
  'cache-tests': { module: './cache-tests/run.ts', about: 'the public HTTP cache tests against the upstream cache' },
  'graphql-js-tests': { module: './graphql-js-tests.ts', about: "graphql-js's own tests against the executor" },
  mutants: {
    module: './mutants.ts',
    about: 'mutation testing of a folder: changes of its sources that no test notices',
  },
  planted: {
    module: '../scripts/planted.ts',
    about: 'faults in the sources, each of which the tables of test/net have to find',
  },
  folders: { module: './folders.ts', about: 'pairs of sibling folders that import each other' },
  way: { module: './way.ts', about: 'the files and functions that one request enters' },
  'ten-minutes': {
    module: './ten-minutes.ts',
    about: 'from an empty folder with the packed package to a screen that pages, in Chromium',
  },
  screenshots: { module: './screenshots.ts', about: 'the pictures in docs/images' },
};

const lines = (line: (name: string, lab: Lab) => string) =>
  Object.entries(labs)
    .map(([name, lab]) => line(name, lab))
    .join('\n');

export const help = `npm run lab -- <name> [options]

Runs what measures or attacks the gateway. \`npm run lab -- <name> --help\` has the options of each; --short is a shorter form of those
with a *.

${lines((name, { about, short }) => `  ${`${name}${short ? ' *' : ''}`.padEnd(22)}${about}`)}`;

/** The content of lab/README.md. */
export const page = `<!-- Generated by lab/labs.ts: do not edit. -->
# Lab

Everything that measures or attacks the gateway: \`npm run lab -- <name> [options]\`. \`npm run lab\` lists the names, and
\`npm run lab -- <name> --help\` has the options of one and says what it shows. Load goes to this machine alone, and most figures mean
something on a quiet machine only. [bench/README.md](bench/README.md) has the method of the bench.

| name | shows | \`--short\` stands for |
| --- | --- | --- |
${lines((name, { about, short }) => `| \`${name}\` | ${about} | ${short ? `\`${short.join(' ')}\`` : '–'} |`)}
`;
