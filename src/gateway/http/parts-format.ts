import type { PartsFormat } from '../execution/incremental/compile.ts';
import { rangesIn } from './negotiate.ts';

/** The media types that carry parts. */
type PartsType = 'multipart/mixed' | 'text/event-stream';

const PARAMETER = /^(deferspec|incrementalspec)=(.*)$/;

/** The format of parts by this media type that an `Accept` header names, if it does. A wildcard does not ask for parts. */
export function partsFormatOf(accept: string | undefined, carrier: PartsType): PartsFormat | undefined {
  if (!accept?.toLowerCase().includes(carrier)) return undefined;
  for (const { type, parameters, weight } of rangesIn(accept)) {
    if (type !== carrier || weight === 0) continue;
    const format = formatOf(parameters);
    if (format) return format;
  }
  return undefined;
}

function formatOf(parameters: readonly string[]): PartsFormat | undefined {
  const [, name, value] = parameters.map((each) => PARAMETER.exec(each.replaceAll('"', ''))).find(Boolean) ?? [];
  // Clients that name no format, such as urql 6, misplace items of `@stream` by ids.
  if (name === undefined) return 'byPath';
  if (name === 'deferspec') return value === '20220824' ? 'byPath' : undefined;
  return value === 'v0.2' ? 'byId' : undefined;
}
