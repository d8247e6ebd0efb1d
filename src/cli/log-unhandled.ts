import type { Log } from '#log';

/**
 * Logs what nothing has caught. A promise that a plugin forgot fails nothing but what the plugin was about to do. An exception ends
 * the process, as it would without this: Node prints it with all its members, which may be secret.
 */
export function logUnhandled(log: () => Log, stackOf: (thrown: unknown) => string): () => void {
  const rejected = (reason: unknown) => log().error('A rejected promise was not handled', { stack: stackOf(reason) });
  const thrown = (error: unknown) => {
    log().error('An exception was not handled: the process ends', { stack: stackOf(error) });
    // The log is written at the end of a process too.
    process.exit(1);
  };
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}
