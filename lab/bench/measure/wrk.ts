import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from '../contestants/index.ts';
import { launch } from './children.ts';

/** The load of one turn, as wrk reports it. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Bytes of a response, its head included. */
  readonly bytesPerAnswer: number;
}

export interface LoadOptions {
  readonly port: number;
  /** The file that `writeRequests` wrote. */
  readonly requests: string;
  readonly connections: number;
  /** Called for some of the requests, with the number of requests before; ends the load when it returns true. */
  readonly isEnough: (sent: number) => boolean;
}

const LONGEST_SILENCE_MS = 60_000;
/** The share of the requests after which wrk reports their number again. */
const REPORT_SHARE = 0.02;

/** Different requests that are sent before the first one is sent again. */
export const DIFFERENT = 10_000;

/** Method and headers, which all requests of a file share. */
export interface RequestHead {
  readonly method: string;
  /** `{host}` stands for the server's address, `{length}` for the length of the body. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The part of a request that differs from one request of a file to the next. */
export interface RequestLine {
  readonly target: string;
  readonly body: string;
}

/** A POST with the headers that HTTP demands, and no other. */
export const PLAIN_POST: RequestHead = {
  method: 'POST',
  headers: [
    ['host', '{host}'],
    ['content-type', 'application/json'],
    ['content-length', '{length}'],
  ],
};

/** Writes the requests that wrk sends: one again and again, or ten thousand different ones in turn. They share their headers. */
export function writeRequests(folder: string, name: string, asks: readonly Ask[], alike: boolean): string {
  const lines = Array.from({ length: alike ? asks.length : DIFFERENT }, (_, n) => {
    const ask = asks[n % asks.length];
    return { target: ask?.path ?? '', body: JSON.stringify(ask?.body(alike ? 0 : n)) };
  });
  const own = Object.entries(asks[0]?.headers ?? {});
  return writeRequestLines(folder, name, { ...PLAIN_POST, headers: [...PLAIN_POST.headers, ...own] }, lines);
}

/** Writes the requests that wrk sends in turn. */
export function writeRequestLines(
  folder: string,
  name: string,
  head: RequestHead,
  lines: readonly RequestLine[],
): string {
  const list = join(folder, `${name}.txt`);
  writeFileSync(list, lines.map(({ target, body }) => `${target} ${body}`).join('\n'));
  const script = join(folder, `${name}.lua`);
  writeFileSync(script, lua(list, head));
  return script;
}

/** Loads a contestant until `isEnough`. A response with another status than 200 fails the measurement. */
export async function load({ port, requests, connections, isEnough }: LoadOptions): Promise<Load> {
  const args = ['-t1', `-c${connections}`, '-d1h', '--timeout', '30s', '-s', requests, `http://127.0.0.1:${port}`];
  const output = await new Promise<string>((resolve, reject) => {
    const wrk = launch('wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    wrk.stdout?.on('data', (chunk: Buffer) => (text += String(chunk)));
    let isOver = false;
    // A contestant that no longer answers fails the measurement.
    const timer = setTimeout(() => wrk.kill('SIGINT'), LONGEST_SILENCE_MS);
    wrk.stderr?.on('data', (chunk: Buffer) => {
      const [sent] = String(chunk).trimEnd().split('\n').slice(-1).map(Number);
      timer.refresh();
      if (isOver || sent === undefined || !isEnough(sent)) return;
      isOver = true;
      // Interrupted, wrk prints its results.
      wrk.kill('SIGINT');
    });
    wrk.on('error', reject);
    wrk.on('exit', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
  return readLoad(output);
}

/** Reads the line that the script below writes at its end. */
export function readLoad(output: string): Load {
  const found = /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number);
  if (!found) throw new Error(`The output of wrk has no result:\n${output}`);
  const [count = 0, us = 0, bytes = 0, failures = 0, p50Us = 0, p99Us = 0] = found;
  if (failures > 0) throw new Error(`${failures} of ${count} answers failed`);
  return { requests: count, seconds: us / 1e6, p50Us, p99Us, bytesPerAnswer: bytes / count };
}

/** The heads are written out, because wrk would send headers in an order of its own. */
function lua(list: string, { method, headers }: RequestHead): string {
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `
local requests, count, sent, report = {}, 0, 0, 0
function init()
  local head = (${JSON.stringify(head)}):gsub("{host}", wrk.host .. ":" .. wrk.port)
  for line in io.lines(${JSON.stringify(list)}) do
    local target, body = line:match("^(%S+) (.*)$")
    count = count + 1
    requests[count] = "${method} " .. target .. " HTTP/1.1\\r\\n" .. head:gsub("{length}", #body) .. "\\r\\n" .. body
  end
end
function request()
  if sent >= report then
    io.stderr:write(sent .. "\\n")
    report = sent + math.max(1, math.floor(sent * ${REPORT_SHARE}))
  end
  sent = sent + 1
  return requests[(sent - 1) % count + 1]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes,
    e.connect + e.read + e.write + e.status + e.timeout, latency:percentile(50), latency:percentile(99)))
end
`;
}
