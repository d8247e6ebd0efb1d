import { connect, type Socket } from 'node:net';
import { hash } from '../workloads/arguments.ts';
import type { Running } from './processes.ts';
import { percentile } from './statistics.ts';

/** How long one caller waits, and how long it would wait for the upstream itself; microseconds. */
export interface Latency {
  readonly contestant: string;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly directP50Us: number;
  readonly directP99Us: number;
}

const WARM_UP = 500;

/**
 * Asks a contestant for one transaction after another over one connection, and the upstream for the same in between, so
 * that both are measured in the same moment.
 */
export async function measureLatency(
  { contestant, port }: Running,
  upstreamPort: number,
  requests: number,
): Promise<Latency | undefined> {
  const { transaction } = contestant.asks;
  if (!transaction) return undefined;
  const [asked, direct] = [await Wire.to(port), await Wire.to(upstreamPort)];
  const times: { asked: number[]; direct: number[] } = { asked: [], direct: [] };
  for (let n = 0; n < WARM_UP + requests; n++) {
    const directTime = await direct.time(get(`/blockchain/rawtx/${hash(n)}`));
    const askedTime = await asked.time(post(transaction.path, JSON.stringify(transaction.body(n))));
    if (n < WARM_UP) continue;
    times.direct.push(directTime);
    times.asked.push(askedTime);
  }
  asked.close();
  direct.close();
  return {
    contestant: contestant.id,
    p50Us: percentile(times.asked, 0.5),
    p99Us: percentile(times.asked, 0.99),
    directP50Us: percentile(times.direct, 0.5),
    directP99Us: percentile(times.direct, 0.99),
  };
}

const get = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: upstream\r\n\r\n`);

function post(path: string, body: string): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nhost: contestant\r\ncontent-type: application/json\r\n`;
  return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** One connection on which one request is under way at a time. */
class Wire {
  readonly #socket: Socket;
  #received = '';
  #ended: (() => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      this.#received += String(chunk);
      if (isWhole(this.#received)) this.#ended?.();
    });
  }

  static to(port: number): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Wire(socket)));
      socket.on('error', reject);
    });
  }

  /** Microseconds from sending a request to its answer's last byte. */
  async time(request: Buffer): Promise<number> {
    this.#received = '';
    const { promise, resolve } = Promise.withResolvers<bigint>();
    this.#ended = () => resolve(process.hrtime.bigint());
    const begun = process.hrtime.bigint();
    this.#socket.write(request);
    const ended = await promise;
    if (!this.#received.startsWith('HTTP/1.1 200')) throw new Error(this.#received.slice(0, 300));
    return Number(ended - begun) / 1000;
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Whether an answer is there to its end, by its length or its last chunk. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= head + 4 + Number(length);
}
