import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A response as received, complete or not. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
  /** The error code, if the connection ended early. */
  readonly error?: string | undefined;
}

interface RawOptions {
  readonly method?: string;
  /** A list repeats the header. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal;
  /** Unless given, the connection is its own. */
  readonly agent?: Agent;
  readonly rejectUnauthorized?: boolean;
  /** The certificate of the client, in PEM. */
  readonly key?: string;
  readonly cert?: string;
}

/** Sends one request, and reads the response as far as it comes. */
export function rawRequest(url: string, { body, ...options }: RawOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [status, headers]: [number | undefined, RawAnswer['headers']] = [undefined, {}];
    const settle = (error?: NodeJS.ErrnoException) =>
      resolve({ status, headers, body: Buffer.concat(chunks), ...(error && { error: error.code ?? error.message }) });
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    const sent = request(url, { agent: false, ...options }, (answer) => {
      status = answer.statusCode;
      headers = answer.headers;
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => settle());
      answer.on('error', settle);
    });
    sent.on('error', settle);
    sent.end(body);
  });
}
