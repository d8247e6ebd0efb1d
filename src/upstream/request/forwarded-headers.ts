import type { Contract } from '#contract';
import type { CredentialSettings, InterfaceSettings } from '../settings.ts';
import { GATEWAY_HEADERS } from './compile-plan.ts';

/** Headers of one connection, of a body that is not forwarded, or about a response that the caller has and the gateway not. */
const NEVER = (
  'connection host keep-alive te trailer transfer-encoding upgrade expect proxy-authorization proxy-authenticate ' +
  'content-length content-encoding content-type if-match if-none-match if-modified-since if-unmodified-since if-range range'
).split(' ');

/** Sent by the gateway where the interface gets the trace context. */
const TRACE_HEADERS = ['traceparent', 'tracestate'];

/**
 * Names of the headers of callers that are forwarded: those that are configured, but none that the gateway sets itself. A
 * caller's `authorization` is never sent in addition to a configured one, nor instead of it.
 */
export function forwardedHeaders(contract: Contract, settings: InterfaceSettings): readonly string[] {
  const { credentials, forward } = settings;
  const trace = settings.traceContext ? TRACE_HEADERS : [];
  const own = new Set([
    ...NEVER,
    ...GATEWAY_HEADERS,
    ...trace,
    ...headersOf(contract, settings),
    ...setBy(credentials),
  ]);
  const allowed = credentials.type === 'forwarded' ? [...forward, ...credentials.headers] : forward;
  return [...new Set(allowed)].filter((name) => !own.has(name));
}

function headersOf(contract: Contract, settings: InterfaceSettings): string[] {
  const values = { ...contract.settings, ...settings.settings };
  const headers = Object.values(contract.operations).flatMap((operation) => operation.headers);
  return headers.map(({ name, nameSetting }) => ((nameSetting && values[nameSetting]) || name).toLowerCase());
}

function setBy(credentials: CredentialSettings): string[] {
  switch (credentials.type) {
    case 'none':
    case 'forwarded':
    case 'query':
      return [];
    case 'header':
      return [credentials.name.toLowerCase()];
    case 'sigv4':
      return ['authorization', 'x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256'];
    default:
      return ['authorization'];
  }
}
