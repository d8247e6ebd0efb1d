import type { Step } from './fault.ts';
import { readSteps } from './rules.ts';

/** The header that injects faults into one request, such as `latency=200ms; status=503` or `drop`. */
export const FAULT_HEADER = 'x-sandbox-fault';

interface ReadHeader {
  readonly steps: ReadonlyMap<string, Step>;
  readonly problems: readonly string[];
}

const NO_FAULTS: ReadHeader = { steps: new Map(), problems: [] };

/** Reads the header's value. */
export function readHeader(text: string | readonly string[] | undefined): ReadHeader {
  if (text === undefined) return NO_FAULTS;
  const entries = String(text)
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [name = '', ...value] = part.split('=');
      return [name.trim(), value.length > 0 ? value.join('=').trim() : 'true'];
    });
  const { steps, problems } = readSteps(Object.fromEntries(entries));
  return { steps, problems: problems.map(({ path, message }) => `${FAULT_HEADER}: ${path.join('.')}: ${message}`) };
}
