import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';

interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

const CONNECTIONS = 16;
const run = promisify(execFile);

/** How many requests a second are answered, by `wrk` if it is there. Throws if one is not answered well. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const byWrk = await wrk(load);
  return byWrk ?? byNode(load);
}

async function wrk({ url, headers, seconds }: Load): Promise<number | undefined> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  try {
    const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, url]);
    if (stdout.includes('Non-2xx')) throw new Error(`${url} answers with errors`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function byNode({ url, headers, seconds }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const until = started + seconds * 1000;
  let answered = 0;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
  const keepOn = async () => {
    for (; performance.now() < until; answered++) await once();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepOn));
  agent.destroy();
  return (answered * 1000) / (performance.now() - started);
}
