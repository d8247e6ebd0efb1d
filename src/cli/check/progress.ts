import type { Terminal } from '../terminal.ts';

const QUIET_MS = 1000;
/** More names would not fit a line. */
const MOST_NAMES = 5;

/** Shows which of several jobs are still waited for, from the first second on, until all are settled. */
export async function withProgress<Result>(
  terminal: Terminal,
  jobs: readonly { readonly name: string; readonly result: Promise<Result> }[],
): Promise<Result[]> {
  const waiting = new Set(jobs.map(({ name }) => name));
  let isShown = false;
  const show = () => {
    const names = [...waiting].slice(0, MOST_NAMES).join(', ');
    terminal.progress?.(names && `Waiting for ${waiting.size} of ${jobs.length}: ${names}`);
  };
  const timer = setTimeout(() => {
    isShown = true;
    show();
  }, QUIET_MS);
  const settled = jobs.map(({ name, result }) =>
    result.finally(() => {
      waiting.delete(name);
      if (isShown) show();
    }),
  );
  try {
    return await Promise.all(settled);
  } finally {
    clearTimeout(timer);
  }
}
