import type { EnabledApi } from '#config';
import { type Contract, type Probe, readProbe } from '#contract';
import type { Arguments, UpstreamError } from '#upstream';
import { credentialRemedy } from '../credential-remedy.ts';
import type { ApiCheck } from './api-check.ts';
import { driftOf } from './drift.ts';

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
    const hint = `it is no answer of this API: correct MANIFOLD_${contract.slug.toUpperCase()}_URL or apis.${contract.slug}.url`;
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
