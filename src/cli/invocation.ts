import type { Terminal } from './terminal.ts';

/** The user's form of a command:  `manifold start` or `npm start --`, by npm's environment. */
export function invocation(command: string | undefined, environment: Terminal['environment']): string {
  if (command === undefined) return 'manifold';
  if (environment['npm_lifecycle_event'] !== command) return `manifold ${command}`;
  return command === 'start' ? 'npm start --' : `npm run ${command} --`;
}
