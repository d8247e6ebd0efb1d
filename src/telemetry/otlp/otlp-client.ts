/** Where telemetry is sent by OTLP over HTTP. */
export interface OtlpTarget {
  /** The base address, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Further headers, for credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Posts a body to a collector. Rejects unless it answers with a success in time. */
export async function postOtlp(target: OtlpTarget, signal: 'traces' | 'metrics', body: object): Promise<void> {
  const { endpoint, headers, timeoutMs = TIMEOUT_MS } = target;
  const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/${signal}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}`);
}
