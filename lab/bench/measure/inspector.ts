/** Memory and resources of a process after a garbage collection. */
interface Reading {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** By kind, such as `TCPSocketWrap` and `Timeout`. */
  readonly resources: Readonly<Record<string, number>>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const READING = `JSON.stringify({
  ...process.memoryUsage(),
  resources: Object.fromEntries(Map.groupBy(process.getActiveResourcesInfo(), (name) => name).entries()
    .map(([name, all]) => [name, all.length])),
})`;

/** Node's inspector on another process. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#received(JSON.parse(String(data)) as Reply));
  }

  static async at(port: number): Promise<Inspector> {
    const response = await fetch(`http://127.0.0.1:${port}/json`);
    const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached')));
    });
    return new Inspector(socket);
  }

  /** Collects garbage twice, because finalizers may free more, and reads memory and resources. */
  async read(): Promise<Reading> {
    await this.#send('HeapProfiler.collectGarbage');
    await this.#send('HeapProfiler.collectGarbage');
    const answer = await this.#send('Runtime.evaluate', { expression: READING, returnByValue: true });
    return JSON.parse((answer as { result: { value: string } }).result.value) as Reading;
  }

  close(): void {
    this.#socket.close();
  }

  #send(method: string, params: object = {}): Promise<unknown> {
    this.#id += 1;
    const id = this.#id;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #received({ id, result, error }: Reply): void {
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}
