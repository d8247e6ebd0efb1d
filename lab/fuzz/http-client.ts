import { connect } from 'node:net';

/** A response as it came. */
export interface Received {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Whether all bytes that its headers announce came. */
  readonly isWhole: boolean;
}

export interface Exchange {
  /** The responses on the connection, interim ones apart. */
  readonly responses: readonly Received[];
  /** Why the connection ended, unless it was closed. */
  readonly end: 'closed' | 'reset' | 'timeout' | 'refused';
}

interface SendOptions {
  readonly port: number;
  /** Milliseconds after which the client leaves. */
  readonly leaveAfterMs?: number | undefined;
  readonly timeoutMs: number;
  /** Whether the method of the request was HEAD, whose response has no body. */
  readonly isHead: boolean;
}

/** Writes bytes on a connection of their own, and reads until it ends. Node's own client would refuse most malformed requests. */
export function exchange(bytes: Buffer, { port, leaveAfterMs, timeoutMs, isHead }: SendOptions): Promise<Exchange> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let end: Exchange['end'] = 'closed';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (leaveAfterMs !== undefined) setTimeout(() => socket.destroy(), leaveAfterMs);
    });
    const timer = setTimeout(() => {
      end = 'timeout';
      socket.destroy();
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      end = code === 'ECONNREFUSED' ? 'refused' : 'reset';
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ responses: responsesIn(Buffer.concat(chunks), isHead), end });
    });
  });
}

/** The responses in the bytes of a connection. */
function responsesIn(bytes: Buffer, isHead: boolean): Received[] {
  const found: Received[] = [];
  for (let at = 0; at < bytes.length; ) {
    const endOfHead = bytes.indexOf('\r\n\r\n', at);
    if (endOfHead < 0) return [...found, cutOff(bytes.subarray(at))];
    const [first = '', ...lines] = bytes.toString('latin1', at, endOfHead).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    at = endOfHead + 4;
    if (status >= 100 && status < 200) continue;
    if (isHead || status === 204 || status === 304) {
      found.push({ status, headers, body: Buffer.alloc(0), isWhole: true });
      continue;
    }
    const length = headers.get('content-length');
    if (length === undefined) {
      const rest = bytes.subarray(at);
      const isChunked = headers.has('transfer-encoding');
      found.push({ status, headers, ...(isChunked ? dechunked(rest) : { body: rest, isWhole: true }) });
      return found;
    }
    const body = bytes.subarray(at, at + Number(length));
    found.push({ status, headers, body, isWhole: body.length === Number(length) });
    at += Number(length);
  }
  return found;
}

function cutOff(body: Buffer): Received {
  return { status: 0, headers: new Map(), body, isWhole: false };
}

function dechunked(bytes: Buffer): Pick<Received, 'body' | 'isWhole'> {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(parts), isWhole: false };
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true };
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
