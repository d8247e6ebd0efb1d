import type { Fault } from './fault.ts';
import { wholeIn } from './values.ts';

/** Answers with an error status. */
export const status: Fault = {
  name: 'status',
  allowed: 'a status from 400 to 599 such as 503, or one without a body such as "503 empty"',
  help: "Answers with this status and the API's own error body, or with none, and does nothing else.",
  step(found) {
    const [number, rest] = /^(\d+)( empty)?$/.exec(String(found))?.slice(1) ?? [];
    const code = wholeIn(number, 400, 599);
    if (code === undefined || typeof found === 'object') return undefined;
    if (rest) return async () => ({ status: code, headers: {}, body: '' });
    return async ({ failure }) => failure(code);
  },
};
