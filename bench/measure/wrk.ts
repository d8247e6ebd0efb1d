import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from '../contestants/index.ts';
import { launch } from './children.ts';

/** What a load generator saw. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Of the whole answer, its head included. */
  readonly bytesPerAnswer: number;
}

export interface LoadOptions {
  readonly port: number;
  /** The file that `writeRequests` wrote. */
  readonly requests: string;
  readonly connections: number;
  /** Asked every now and then, whether it has been enough. */
  readonly isEnough: (ms: number) => boolean;
}

const ASK_MS = 20;

/** So many different requests there are before the first comes again. */
const DIFFERENT = 10_000;

/** Writes what wrk sends: one request again and again, or ten thousand different ones in turn. */
export function writeRequests(folder: string, name: string, asks: readonly Ask[], alike: boolean): string {
  const bodies = Array.from({ length: alike ? asks.length : DIFFERENT }, (_, n) => {
    const ask = asks[n % asks.length];
    return ask ? `${ask.path} ${JSON.stringify(ask.body(alike ? 0 : n))}` : '';
  });
  const list = join(folder, `${name}.txt`);
  writeFileSync(list, bodies.join('\n'));
  const script = join(folder, `${name}.lua`);
  writeFileSync(script, lua(list));
  return script;
}

/** Loads a contestant until it is enough. An answer with another status than 200 is a failure of the measurement. */
export async function load({ port, requests, connections, isEnough }: LoadOptions): Promise<Load> {
  const args = ['-t1', `-c${connections}`, '-d1h', '--timeout', '30s', '-s', requests, `http://127.0.0.1:${port}`];
  const output = await new Promise<string>((resolve, reject) => {
    const wrk = launch('wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    wrk.stdout?.on('data', (chunk: Buffer) => (text += String(chunk)));
    // The script writes there when it sends the first request. Interrupted, wrk tells what it saw.
    wrk.stderr?.once('data', () => {
      const begun = performance.now();
      const timer = setInterval(() => {
        if (isEnough(performance.now() - begun)) wrk.kill('SIGINT');
      }, ASK_MS);
      wrk.on('exit', () => clearInterval(timer));
    });
    wrk.on('error', reject);
    wrk.on('exit', () => resolve(text));
  });
  return readLoad(output);
}

/** What the script below has wrk say at its end. */
export function readLoad(output: string): Load {
  const found = /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number);
  if (!found) throw new Error(`wrk said nothing that could be read:\n${output}`);
  const [count = 0, us = 0, bytes = 0, failures = 0, p50Us = 0, p99Us = 0] = found;
  if (failures > 0) throw new Error(`${failures} of ${count} answers failed`);
  return { requests: count, seconds: us / 1e6, p50Us, p99Us, bytesPerAnswer: bytes / count };
}

/** The heads are written out: wrk would have each of its processes send them in an order of its own. */
function lua(list: string): string {
  return `
local requests, count, at = {}, 0, 0
function init()
  for line in io.lines(${JSON.stringify(list)}) do
    local path, body = line:match("^(%S+) (.*)$")
    count = count + 1
    requests[count] = table.concat({
      "POST " .. path .. " HTTP/1.1", "host: " .. wrk.host .. ":" .. wrk.port,
      "content-type: application/json", "content-length: " .. #body, "", body
    }, "\\r\\n")
  end
end
function request()
  if at == 0 then io.stderr:write("begun\\n") end
  at = at % count + 1
  return requests[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes,
    e.connect + e.read + e.write + e.status + e.timeout, latency:percentile(50), latency:percentile(99)))
end
`;
}
