import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

/** Whether lines of the log can be written to standard error. */
export function logFinding(machine: Machine): Finding {
  const code = machine.logError();
  if (code === undefined) return { check: 'log', level: 'good', text: 'standard error takes lines' };
  const text = `standard error, to which the log is written, takes no lines (${code})`;
  const hint = code === 'ENOSPC' ? 'make room on its disk' : 'redirect it to a writable file or pipe';
  return { check: 'log', level: 'problem', text, hint };
}
