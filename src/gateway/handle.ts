import { locatedError } from 'graphql';
import type { Settings } from '#config';
import type { Authenticator } from './auth/authenticator.ts';
import {
  type Executable,
  type ExecutionOutcome,
  type Executor,
  executeCharged,
  type OperationRequest,
  streamRequired,
} from './document/executor.ts';
import type { PersistedDocuments } from './document/prepared.ts';
import {
  asFetchRequest,
  assertNoCsrf,
  assertPreflighted,
  type BodyMemory,
  checkedParameters,
  jsonIn,
  type ReaderKind,
  type RequestParameters,
  readerKind,
  urlParameters,
} from './http/reader.ts';
import type { Cors, Negotiator } from './http/response-headers.ts';
import type { Budgets, SettleCost } from './limits/budgets.ts';
import type { Uploads } from './limits/deadlines.ts';
import type { Overload } from './limits/overload.ts';
import { COST_HEADER } from './limits/price/explain.ts';
import type { RequestObserver } from './observe/observation.ts';
import type { StartStream } from './result/events.ts';
import {
  finish,
  finishWithError,
  type Outcome,
  overloadedResponse,
  ResponseForm,
  respond,
  type Shaper,
  type StreamOutcome,
} from './result/respond.ts';
import type { Reuse, ReuseKeys, SharedExecution } from './reuse/reuse.ts';
import type { Streams } from './subscriptions/streams.ts';
import {
  type CallerIdentity,
  type EventSink,
  type GraphRequest,
  type GraphResponse,
  type Held,
  httpExtension,
  OPEN_IDENTITY,
  type Receipt,
  Taken,
} from './types.ts';

/** What the steps of requests use. A gateway makes it once. */
export interface Services {
  readonly settings: Settings;
  readonly cors: Cors;
  readonly negotiator: Negotiator;
  readonly persisted: PersistedDocuments;
  readonly executor: Executor;
  readonly shaper: Shaper;
  /** The memory budget of request bodies, until they are answered. */
  readonly memory: BodyMemory;
  /** Headers of callers that are forwarded to upstreams. */
  readonly identityHeaders: readonly string[];
  /** Absent if every caller may use the gateway. */
  readonly authenticator: Pick<Authenticator, 'identify'> | undefined;
  readonly observer: RequestObserver | undefined;
  readonly overload: Pick<Overload, 'admit' | 'turn'>;
  /** Absent without budgets. */
  readonly budgets: Budgets | undefined;
  /** Absent where plugins have to see each operation. */
  readonly reuse: Reuse | undefined;
  readonly streams: Pick<Streams, 'open'>;
}

/**
 * The way of every request to the graph, whatever transport it came by. A step that refuses the request throws; all errors are answered in
 * one place. What the request takes is in `held`, which its transport releases. It never rejects. Where plugins have HTTP hooks,
 * transport/yoga.ts runs the same steps between them: a new refusal belongs into a step.
 */
export async function handle(services: Services, request: GraphRequest, held: Held): Promise<GraphResponse> {
  const { overload, observer, cors, shaper, settings } = services;
  // Each step names what it refuses, and where.
  const place = overload.admit(request.method); // 503, before anything is read: limits/overload.ts
  if (!place) {
    observer?.overloaded();
    return overloadedResponse(request, services);
  }
  held.add(place);
  const form = held.add(new ResponseForm(request, cors, observer));
  try {
    if (request.method === 'OPTIONS') return finish(cors.preflight(request), form);
    const reader = assertAcceptable(services, form); // 403 (CSRF), 405, 415: http/reader.ts; 406: http/response-headers.ts
    await authenticate(services, form, reader, held); // 400, 401: auth/
    if (services.budgets) await form.count(services.budgets, held); // 429, 503: limits/budgets.ts
    const read = await readParameters(request, reader, settings.limits, services.memory, held); // 400, 413: http/
    const document = services.persisted.textOf(read.parameters); // 400, 403, 404: document/prepared.ts
    const operation = operationOf(form, document, read.parameters, read.uploads);
    // 400 (validity: document/validate.ts; price: document/operation.ts), 405 (document/parse.ts), 401 and 403 (scopes:
    // limits/operation-guard.ts), 406 and 429 (streams: subscriptions/), 429 (cost and fields: limits/budgets.ts)
    const outcome = await outcomeOf(services, operation, form, held);
    const response = finish(respond(outcome, form, shaper), form);
    // Other limits count streams.
    if (response.kind === 'events') for (const taken of [place, read.memory]) taken?.end();
    return response;
  } catch (error) {
    return finishWithError(services, error, form, held);
  }
}

/** Negotiates the form of the response, and refuses requests that no response could answer, or that a page of another site may have sent. */
export function assertAcceptable({ negotiator, identityHeaders }: Services, form: ResponseForm): ReaderKind {
  const { request } = form;
  form.negotiate(negotiator);
  const reader = readerKind(request);
  assertNoCsrf(request, identityHeaders);
  if (reader === 'multipart') assertPreflighted(request);
  return reader;
}

/** Who sends a request. Throws, or rejects with, its refusal. */
export function identify(
  { authenticator }: Pick<Services, 'authenticator'>,
  request: GraphRequest,
): CallerIdentity | Promise<CallerIdentity> {
  return request.identity ?? authenticator?.identify(request) ?? OPEN_IDENTITY;
}

/** Identifies the caller. */
export async function authenticate(
  services: Pick<Services, 'authenticator'>,
  { request, caller, observation }: ResponseForm,
  reader: ReaderKind,
  held: Held,
): Promise<void> {
  const identity = await identify(services, request);
  caller.identity = identity;
  // Browsers add client certificates by themselves, as they add cookies.
  if (identity.kind === 'certificate' && reader === 'url') assertPreflighted(request);
  held.assertHeld();
  observation?.reached('identified');
}

/** The parameters of a request, and what its body holds. */
interface ReadParameters {
  readonly parameters: RequestParameters;
  /** The files of a multipart request. */
  readonly uploads: Uploads | undefined;
  /** The memory of its body; absent without one. */
  readonly memory: Receipt | undefined;
}

/** Reads the parameters of a request by its kind of reader. The multipart parser is loaded with the first upload. */
export async function readParameters(
  request: GraphRequest,
  kind: ReaderKind,
  limits: Settings['limits'],
  memory: BodyMemory,
  held: Held,
): Promise<ReadParameters> {
  if (kind === 'url') return { parameters: urlParameters(request.url), uploads: undefined, memory: undefined };
  if (kind === 'multipart') {
    const { readUpload } = await import('./http/multipart.ts');
    const { parameters, uploads, bytes } = await readUpload(request, limits, memory);
    return { parameters, uploads, memory: held.add(memory.hold(bytes)) };
  }
  const body = await request.readBody(limits.body);
  const receipt = held.add(memory.hold(body.length));
  return { parameters: checkedParameters(jsonIn(body)), uploads: undefined, memory: receipt };
}

/** The operation of a request with these parameters. */
export function operationOf(
  { method, caller, request, partsFormat, observation }: ResponseForm,
  document: string,
  parameters: RequestParameters,
  uploads: Uploads | undefined,
  initialContext = () => ({ params: { ...parameters, query: document }, request: asFetchRequest(request) }) as object,
): OperationRequest {
  observation?.reached('read');
  return { method, document, caller, parameters, uploads, partsFormat, initialContext };
}

/** Answers an operation by what is there already; else prepares it when it is its turn, charges it, and opens or executes it. */
export async function outcomeOf(
  services: Services,
  operation: OperationRequest,
  form: ResponseForm,
  held: Held,
): Promise<Outcome> {
  const { reuse, overload, executor } = services;
  held.assertHeld();
  const keys = reuse?.keysOf(operation);
  const cached = keys && (await reuse?.cached(keys));
  if (cached) {
    form.observation?.reused(cached.summary, 'cache');
    return { kind: 'cached', body: cached.body, freshness: cached.freshness };
  }
  const shared = keys && reuse?.find(keys);
  if (shared) return await joined(shared, form, held);
  const turn = overload.turn();
  if (turn) {
    await turn;
    held.assertHeld();
    form.observation?.reached('admitted');
    // An equal request may have begun since.
    const begun = keys && reuse?.find(keys);
    if (begun) return await joined(begun, form, held);
  }
  const executable = executor.prepare(operation);
  if (executable.subscribed ?? executable.live) return await openStream(services, executable, operation, form, held);
  return await execute(services, executable, keys, form, held);
}

async function joined(shared: SharedExecution, form: ResponseForm, held: Held): Promise<ExecutionOutcome> {
  form.observation?.reused(shared.summary, 'coalesced');
  return reported(await shared.join(held), form, held);
}

/** Charges and executes an operation, for equal requests too if it is shareable. */
async function execute(
  { reuse }: Services,
  executable: Executable,
  keys: ReuseKeys | undefined,
  form: ResponseForm,
  held: Held,
): Promise<ExecutionOutcome> {
  // Equal requests of the same turn find this one, unless a store has to be asked.
  const charged = form.budget?.charge(executable);
  const settle = charged instanceof Promise ? await charged : charged;
  form.observation?.executing(executable);
  const run = (all: Held) => executeCharged(executable, settle, all);
  const outcome =
    reuse && keys && executable.isShareable && !held.isReleased
      ? await reuse.execute(keys, executable.summary, held, run)
      : await run(held);
  return reported(outcome, form, held);
}

const NOT_CHARGED: SettleCost = () => undefined;

/** Takes note of the cost of an outcome, and tells it in a header if the request asks for it. */
function reported(outcome: ExecutionOutcome, form: ResponseForm, held: Held): ExecutionOutcome {
  held.assertHeld();
  const { observation, request } = form;
  observation?.executed(outcome.cost);
  if (request.headers[COST_HEADER] === 'report') form.cost = outcome.cost;
  void outcome.parts?.ended.then((cost) => observation?.executed(cost));
  return outcome;
}

/** Admits a subscription or a live query, and charges it. One that is refused is not charged. */
async function openStream(
  services: Services,
  executable: Executable,
  operation: OperationRequest,
  form: ResponseForm,
  held: Held,
): Promise<ExecutionOutcome | StreamOutcome> {
  held.assertHeld();
  if (form.acceptsEventStream === 'never') throw streamRequired(executable);
  if (form.method === 'HEAD') return { kind: 'stream', start: undefined };
  const { subscribed, price, eventPrice } = executable;
  form.observation?.executing(executable);
  let begin: StartStream;
  try {
    begin = services.streams.open(form, executable, operation, held);
  } catch (error) {
    if (httpExtension(error)) throw error;
    // The source cannot have these arguments.
    const errors = [locatedError(error, undefined, [subscribed?.name ?? ''])];
    const cost = { estimated: price, actual: 0 };
    return { kind: 'result', result: { data: null, errors }, body: undefined, freshness: undefined, cost };
  }
  // Events of a subscription are charged one by one.
  const expected = price.expected - (eventPrice?.expected ?? 0);
  const opening = { price: { expected }, rootFields: () => executable.rootFields() };
  const settle = (await form.budget?.charge(opening)) ?? NOT_CHARGED;
  const charge = held.add(new Taken(() => settle(0)));
  held.assertHeld();
  const start = (sink: EventSink) => {
    // The stream ends its charge from now on.
    charge.ended();
    begin(sink, settle);
  };
  return { kind: 'stream', start };
}
