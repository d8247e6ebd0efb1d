import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request as it arrives: of node:http, or made in this process. */
export interface Message extends AsyncIterable<Uint8Array>, Pick<IncomingMessage, 'method' | 'headers'> {}

const LARGEST_BODY = 16 * 1024 * 1024;

/** A request to a mock, with the path parameters of the operation that it matches. */
export class SandboxRequest {
  readonly method: string;
  /** Below the API's address, still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The API's own address, without a slash at its end. */
  readonly base: string;
  /** The path's parameters by name, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly #message: Message;
  #text: Promise<string> | undefined;

  constructor(
    message: Message,
    at: {
      path: string;
      query: URLSearchParams;
      base: string;
      parameters: Readonly<Record<string, string>>;
      headers?: IncomingHttpHeaders;
    },
  ) {
    this.#message = message;
    this.method = message.method ?? '';
    this.headers = at.headers ?? message.headers;
    this.path = at.path;
    this.query = at.query;
    this.base = at.base;
    this.parameters = at.parameters;
  }

  /** The same request with another query. */
  withQuery(query: URLSearchParams): SandboxRequest {
    const { path, base, parameters, headers } = this;
    return new SandboxRequest(this.#message, { path, query, base, parameters, headers });
  }

  /** A parameter of the path. */
  parameter(name: string): string {
    const value = this.parameters[name];
    if (value === undefined) throw new TypeError(`The path has no {${name}}`);
    return value;
  }

  /** A query parameter as a whole number; `fallback` where it is none. */
  int(name: string, fallback: number): number {
    const value = this.query.get(name);
    return value !== null && /^-?\d+$/.test(value) ? Number(value) : fallback;
  }

  /** A query parameter with several values, joined by commas or repeated; `undefined` where it is absent. */
  list(name: string): string[] | undefined {
    const values = this.query.getAll(name).flatMap((value) => value.split(','));
    return values.length === 0 ? undefined : values;
  }

  /** The body as it arrives. */
  chunks(): AsyncIterable<Uint8Array> {
    return this.#message;
  }

  /** The body as text, which is read once. */
  text(): Promise<string> {
    this.#text ??= this.#read();
    return this.#text;
  }

  async #read(): Promise<string> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of this.chunks()) {
      bytes += chunk.length;
      if (bytes > LARGEST_BODY) throw new RangeError('The body is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  }

  /** The body as a JSON object; `undefined` where it is none. */
  async json(): Promise<Record<string, unknown> | undefined> {
    try {
      const value: unknown = JSON.parse(await this.text());
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : undefined;
    } catch {
      return undefined;
    }
  }
}
