import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswered } from '../measure/answered.ts';
import { launch, stop } from '../measure/children.ts';
import { configuration } from './configuration.ts';

const PLENTY = 24_000;

/** The upstream of all contestants. */
export interface Upstream {
  readonly origin: string;
  /** Requests answered since it started. */
  calls(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts nginx over the files in a folder: one worker, static responses, keep-alive. */
export async function startNginx(folder: string, port: number): Promise<Upstream> {
  const place = join(folder, '..', 'nginx');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'nginx.conf');
  const asRoot = process.getuid?.() === 0;
  writeFileSync(file, configuration({ folder, place, port, asRoot, mostFiles: mostFiles() }));
  const nginx = launch('nginx', ['-p', place, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(nginx, 'nginx', async () => (await fetch(`${origin}/status`)).ok);
  // The request for the count counts as well.
  let asked = 0;
  return {
    origin,
    async calls() {
      const text = await (await fetch(`${origin}/status`)).text();
      asked += 1;
      const [, , requests] = /(\d+) (\d+) (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
      if (requests === undefined) throw new Error('nginx has no count of requests');
      return requests - asked;
    },
    stop: () => stop(nginx),
  };
}

/** Twice the number of files. */
function mostFiles(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const most = Number(/^Max open files +\S+ +(\d+)/m.exec(limits)?.[1] ?? PLENTY);
  return Math.min(PLENTY, most);
}
