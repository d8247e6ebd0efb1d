import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

/** Whether this version of Node runs the program. */
export function nodeVersion({ node: { version, oldest } }: Machine): Finding {
  const text = `Node ${version}`;
  if (Number.parseInt(version, 10) >= oldest) return { check: 'node', level: 'good', text };
  return { check: 'node', level: 'problem', text, hint: `install Node ${oldest} or newer, or start it by npm start` };
}
