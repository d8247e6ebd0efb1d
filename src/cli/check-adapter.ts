import type { EnabledApi } from '#config';
import {
  type Contract,
  type Probe,
  type RuleSchema,
  readProbe,
  type SchemaViolation,
  schemaViolations,
} from '#contract';
import type { Arguments, UpstreamError } from '#upstream';

/** A member of an answer that differs from the contract. */
export interface Drift {
  readonly kind: 'unknown' | 'missing' | 'type';
  /** The path of the member, with `[]` for the items of a list. */
  readonly at: string;
  /** The types that the contract allows. */
  readonly expected: readonly string[];
  /** The type of the value, unless it is missing. */
  readonly found?: string;
}

/** The result of one read of an API. */
export interface ApiCheck {
  readonly slug: string;
  readonly ok: boolean;
  /** Absent if the contract has no call without effects: nothing was sent. */
  readonly operation?: string;
  readonly reachable: boolean | null;
  /** `callers`: those of callers are forwarded, so that there are none to check. */
  readonly credentials: 'accepted' | 'refused' | 'none' | 'callers' | 'unknown';
  /** `absent`: the upstream has no such data as the contract's example, and says so as the contract allows. */
  readonly answer: 'valid' | 'drifted' | 'absent' | 'failed' | 'unknown';
  readonly drift: readonly Drift[];
  /** The status of a failure. */
  readonly status?: number;
  /** The failure. */
  readonly message?: string;
  /** A remedy. */
  readonly hint?: string;
  readonly milliseconds: number;
}

type Calls = Readonly<Record<string, (args: Arguments) => Promise<unknown>>>;
type Result = Omit<ApiCheck, 'slug' | 'operation' | 'milliseconds'>;

/** Sends the probe of an API once, as the gateway would send it, and compares the answer with the contract. */
export async function checkApi(contract: Contract, settings: EnabledApi): Promise<ApiCheck> {
  const { slug } = contract;
  const probe = contract.probe ?? readProbe(slug);
  if (!probe) {
    const isBare = contract.credential !== undefined && settings.credentials.type === 'none';
    const bare = isBare && { message: 'it has no credential', hint: credentialRemedy(contract) };
    return { slug, ok: true, ...NOTHING_KNOWN, ...bare, milliseconds: 0 };
  }
  const { createUpstream, Scope, UpstreamError: Failure } = await import('#upstream');
  const once = { ...settings, retry: { ...settings.retry, attempts: 0 } };
  const client = createUpstream([contract], { [slug]: once });
  const startedAt = performance.now();
  const done = (result: Result): ApiCheck => {
    const milliseconds = Math.round(performance.now() - startedAt);
    return { slug, operation: probe.operation, ...result, milliseconds };
  };
  try {
    const calls = (client.forScope(new Scope()) as unknown as Readonly<Record<string, Calls>>)[slug];
    return done(success(probe, settings, await calls?.[probe.operation]?.(probe.args)));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return done(failure(error, { contract, settings, probe }));
  } finally {
    await client.close();
  }
}

const NOTHING_KNOWN = { reachable: null, credentials: 'unknown', answer: 'unknown', drift: [] } as const;

/** The state of credentials that the upstream did not refuse. */
function accepted({ credentials: { type } }: EnabledApi): ApiCheck['credentials'] {
  if (type === 'none') return 'none';
  return type === 'forwarded' ? 'callers' : 'accepted';
}

function success({ answer: schema }: Probe, settings: EnabledApi, answer: unknown): Result {
  const drift = schema ? driftOf(schema, answer) : [];
  const ok = drift.length === 0;
  return { ok, reachable: true, credentials: accepted(settings), answer: ok ? 'valid' : 'drifted', drift };
}

/** An API says in its own form that it has no such data; whatever else is at a wrong address, in another. */
function isAbsent({ code, upstreamCode }: UpstreamError, { args }: Probe): boolean {
  return code === 'NOT_FOUND' && upstreamCode !== undefined && Object.keys(args).length > 0;
}

function failure(
  error: UpstreamError,
  { contract, settings, probe }: { contract: Contract; settings: EnabledApi; probe: Probe },
): Result {
  const { code, status, advice } = error;
  const details = { message: error.message, drift: [], ...(status !== undefined && { status }) };
  const isAnswered = status !== undefined || code === 'UPSTREAM_INVALID_RESPONSE';
  if (isAbsent(error, probe))
    return { ok: true, reachable: true, credentials: 'unknown', answer: 'absent', ...details };
  if (code === 'NOT_FOUND') {
    const hint = `this is not how the API answers: correct MANIFOLD_${contract.slug.toUpperCase()}_URL or apis.${contract.slug}.url`;
    return { ok: false, reachable: true, credentials: 'unknown', answer: 'failed', ...details, hint };
  }
  if (code === 'UNAUTHENTICATED' || code === 'PERMISSION_DENIED') {
    if (settings.credentials.type === 'forwarded') {
      return { ok: true, reachable: true, credentials: 'callers', answer: 'unknown', ...details };
    }
    const hint = credentialRemedy(contract);
    return { ok: false, reachable: true, credentials: 'refused', answer: 'unknown', ...details, hint };
  }
  const more = { ...details, ...(advice && { hint: advice }) };
  if (isAnswered) return { ok: false, reachable: true, credentials: 'unknown', answer: 'failed', ...more };
  // A connection may be open although the answer took too long.
  const reachable = code === 'UPSTREAM_TIMEOUT' ? null : false;
  return { ok: false, reachable, credentials: 'unknown', answer: 'unknown', ...more };
}

/** The members of an answer that differ from its schema, one entry for all items of a list. */
export function driftOf(schema: RuleSchema, answer: unknown): readonly Drift[] {
  const found = schemaViolations(schema, answer).map(driftFrom);
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function driftFrom({ path, rule, allowed, value }: SchemaViolation): Drift {
  const at = path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
  const kind = rule === 'unknown' || rule === 'missing' ? rule : 'type';
  return {
    kind,
    at: at.replace(/^\./, ''),
    // The only bound of a probe's schema: some upstreams write an empty object as an empty list.
    expected: rule === 'maxItems' ? ['empty array'] : [...new Set(allowed.map(String))],
    ...(kind !== 'missing' && { found: typeOf(value) }),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' || Number.isInteger(value) ? 'integer' : typeof value;
}

/** How to give an API its credential. */
function credentialRemedy({ slug, credential }: Contract): string {
  const setting = `apis.${slug}.credentials`;
  if (!credential) return `set ${setting}`;
  if (credential.kind === 'sigv4') return `set ${setting} of type sigv4`;
  return `set MANIFOLD_${slug.toUpperCase()}_TOKEN or ${setting}`;
}
