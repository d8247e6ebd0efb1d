import { onTestFinished } from 'vitest';
import { settle } from './turns.ts';

/** The reasons of promises that are rejected without being handled from now on, until the test is over. */
export function unhandledRejections(): { all(): Promise<unknown[]> } {
  const reasons: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  const listen = (reason: unknown) => reasons.push(reason);
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', listen);
  onTestFinished(() => {
    process.off('unhandledRejection', listen);
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
  return {
    async all() {
      await settle();
      await settle();
      return reasons;
    },
  };
}
