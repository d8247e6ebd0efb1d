import type { Terminal } from '../terminal.ts';

const QUIET_MS = 1000;

/** Shows which of several jobs are still waited for, from the first second on, until all are settled. */
export async function withProgress<Result>(
  terminal: Terminal,
  jobs: readonly { readonly name: string; readonly result: Promise<Result> }[],
): Promise<Result[]> {
  const waiting = new Set(jobs.map(({ name }) => name));
  let isShown = false;
  const show = () => {
    if (isShown)
      terminal.progress?.(`Waiting for ${waiting.size} of ${jobs.length}: ${[...waiting].slice(0, 5).join(', ')}`);
  };
  const timer = setTimeout(() => {
    isShown = true;
    show();
  }, QUIET_MS);
  const settled = jobs.map(({ name, result }) =>
    result.finally(() => {
      waiting.delete(name);
      show();
    }),
  );
  try {
    return await Promise.all(settled);
  } finally {
    clearTimeout(timer);
    if (isShown) terminal.progress?.('');
  }
}
