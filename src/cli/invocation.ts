import type { Terminal } from './terminal.ts';

/** How a command was called: by its name or, as npm tells, by a script, which is given its options after two dashes. */
export function invocation(command: string | undefined, environment: Terminal['environment']): string {
  if (command === undefined) return 'manifold';
  if (environment['npm_lifecycle_event'] !== command) return `manifold ${command}`;
  return command === 'start' ? 'npm start --' : `npm run ${command} --`;
}
