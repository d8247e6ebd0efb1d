import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a port that can be slow, and can be cut. */
export interface SlowProxy {
  readonly port: number;
  /** Delays what the server sends by this time. */
  delayMs: number;
  /** What the server has sent and the caller does not have yet. */
  readonly delayed: Set<string>;
  /** Whether new connections go on to the server. */
  isOpen: boolean;
  /** Ends all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy to a port of this machine. */
export async function slowProxy(target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const proxy = { port: 0, delayMs: 0, delayed: new Set<string>(), isOpen: true, cut, close };
  const server = createServer((caller) => {
    if (!proxy.isOpen) return void caller.destroy();
    const onward = connect(target, '127.0.0.1');
    for (const socket of [caller, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        onward.destroy();
        // What the server sent before it closed the connection arrives first.
        setTimeout(() => caller.end(), proxy.delayMs);
      });
    }
    caller.pipe(onward);
    onward.on('data', (chunk) => {
      const text = String(chunk);
      proxy.delayed.add(text);
      setTimeout(() => {
        proxy.delayed.delete(text);
        if (caller.writable) caller.write(chunk);
      }, proxy.delayMs);
    });
  });
  function cut() {
    for (const socket of sockets) socket.destroy();
  }
  function close() {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}
