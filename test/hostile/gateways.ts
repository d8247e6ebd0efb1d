import { onTestFinished } from 'vitest';
import { loadSettings } from '#config';
import type { Contract } from '#contract';
import { readContract } from '#contract';
import type { Slug } from '#contracts';
import { type Gateway, runOperation } from '#gateway';
import type { Subgraph } from '#graph';
import { createLog } from '#log';
import { marketplace } from '#subgraphs';
import { createGateway } from '#test/create-gateway';
import { settingsFile } from '#test/settings-file';
import type { ApiSettings, QuotaStore } from '#upstream';

/** A response as a caller reads it. */
export interface OperationResult {
  readonly data?: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, any>>;
  }[];
}

interface Options {
  /** Settings of the API, as in a file. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** All other settings. */
  readonly around?: Readonly<Record<string, unknown>>;
  /** Settings that no file could have. */
  readonly patch?: Partial<ApiSettings>;
  readonly quotaStore?: QuotaStore | undefined;
}

/** The real gateway over a marketplace at this address, without retries unless set. */
export function shopAt(url: string, options: Options = {}) {
  const { run, ...rest } = gatewayOver(marketplace, readContract('marketplace'), url, options);
  const order = (id: string, headers?: Readonly<Record<string, string>>) =>
    run('query ($id: ID!) { order(id: $id) { orderId } }', { id }, headers);
  return { ...rest, run, order };
}

/** The response for an order of the shop. */
export const ordered = (id: string): OperationResult => ({ data: { order: { orderId: id } } });

/** An order as the marketplace sends it. */
export const anOrder = (id: string, more: object = {}) => ({
  orderId: id,
  legacyOrderId: id,
  creationDate: '2026-03-01T09:00:00.000Z',
  lastModifiedDate: '2026-03-02T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [],
  ...more,
});

const PROBE: Subgraph = {
  slug: 'probe' as Slug,
  typeDefs: ['Query', 'Mutation']
    .map((type) => `extend type ${type} { call(operation: String!, args: JSON): JSON }`)
    .join('\n'),
  resolvers: { Query: { call }, Mutation: { call } },
  nodes: {},
  random: [],
  extras: [],
};

const CALL = '($operation: String!, $args: JSON) { call(operation: $operation, args: $args) }';

type AnyCalls = Readonly<Record<string, (args: unknown) => Promise<unknown>>>;

/** `null` is what GraphQL calls an answer without content. */
async function call(_root: unknown, { operation, args }: { operation: string; args?: unknown }, context: any) {
  const calls = context.upstream.probe as AnyCalls;
  return (await calls[operation]?.(args ?? {})) ?? null;
}

/** The real gateway over an API of these operations, with a field to call them by their ids. */
export function probeAt(url: string, contract: Contract, options: Options = {}) {
  const { run, text, ...rest } = gatewayOver(PROBE, contract, url, options);
  const send = (kind: string) => (operation: string, args?: unknown, headers?: Readonly<Record<string, string>>) =>
    run(`${kind} ${CALL}`, { operation, args }, headers);
  /** The answer as text, with all digits. */
  const askText = (operation: string) => text(`query ${CALL}`, { operation });
  return { ...rest, run, ask: send('query'), change: send('mutation'), askText };
}

/** The real gateway over one subgraph, whose API has this contract and address. */
export function gatewayOver(subgraph: Subgraph, contract: Contract, url: string, options: Options = {}) {
  const { settings, around, patch, quotaStore } = options;
  const lines: string[] = [];
  const own = { retry: { attempts: 0 }, breaker: { failures: 0 }, quotas: [], ...settings, url };
  const performance = { cache: false, coalesceCalls: false };
  const document = { unconfigured: 'omit', performance, ...around, apis: { [contract.slug]: own } };
  const loaded = loadSettings({ file: settingsFile(JSON.stringify(document)), environment: {}, contracts: [contract] });
  const gateway = createGateway({
    settings: { ...loaded, apis: patched(loaded.apis, patch) },
    subgraphs: [subgraph],
    edges: [],
    log: createLog({ level: 'debug', format: 'text' }, (line) => lines.push(line)),
    contractOf: () => contract,
    quotaStore,
  });
  onTestFinished(() => gateway.close());
  return { gateway, lines, ...runner(gateway) };
}

type Loaded = ReturnType<typeof loadSettings>['apis'];

function patched(apis: Loaded, patch: Partial<ApiSettings> = {}): Loaded {
  return Object.fromEntries(Object.entries(apis).map(([slug, each]) => [slug, { ...each, ...patch }]));
}

type Run<Answer> = (
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
  signal?: AbortSignal,
) => Promise<Answer>;

function runner(gateway: Gateway): { text: Run<string>; run: Run<OperationResult> } {
  const text: Run<string> = async (query, variables = {}, headers = {}, signal = new AbortController().signal) => {
    const caller = { requestId: 'test', header: (name: string) => headers[name] };
    return JSON.stringify(await runOperation(gateway, { query, variables }, caller, signal));
  };
  return { text, run: async (...asked) => JSON.parse(await text(...asked)) as OperationResult };
}

/** The codes of a response's errors. */
export const codes = ({ errors = [] }: OperationResult) => errors.map(({ extensions }) => extensions['code'] as string);
