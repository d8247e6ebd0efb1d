import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { settle } from './turns.ts';

/** graphql's own answer. It leaves rejections unhandled, of lists that an error removes: they are ignored. */
export async function byGraphql(args: ExecutionArgs): Promise<ExecutionResult> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  const answer = await execute(args);
  for (let round = 0; round < 3; round++) await settle();
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
  return answer;
}
