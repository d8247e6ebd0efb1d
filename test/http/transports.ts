import { writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Gateway } from '#gateway';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { serveUntilOver } from '#test/serve-until-over';
import { type Ask, postBy } from '#test/served';
import { temporaryFolder } from '#test/temporary-folder';
import { type Certificate, certificateFor } from '../hostile/certificate.ts';

/** The ways by which callers connect: HTTP/1.1 without and with TLS, and HTTP/2, which needs it. */
export const TRANSPORTS = ['h1', 'h1-tls', 'h2'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const DAY_MS = 86_400_000;

/** A certificate for this machine that is valid now. */
export function freshCertificate(uri?: string): Certificate {
  return certificateFor('127.0.0.1', new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS), uri);
}

/** The files of a certificate, until the end of the test. */
export function certificateFiles(certificate: Certificate = freshCertificate()) {
  const folder = temporaryFolder();
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const write = ({ key, cert }: Certificate) => {
    writeFileSync(files.key, key);
    writeFileSync(files.cert, cert);
  };
  write(certificate);
  return { ...files, write };
}

/** A gateway on a port of its own, reached by one of the transports. */
export async function servedBy(gateway: Gateway, transport: Transport, clientCa?: string) {
  const isHttp2 = transport === 'h2';
  const { write: _write, ...files } = certificateFiles();
  const { settings } = gateway;
  const server = await serveUntilOver({
    ...gateway,
    settings: {
      ...settings,
      http: { ...settings.http, http2: isHttp2 },
      tls: transport !== 'h1' ? { ...files, clientCa } : undefined,
    },
  });
  const { origin } = server;
  const address = origin + settings.server.path;
  const session = isHttp2 ? http2Session(origin) : undefined;
  const ask = ({ query = '', ...rest }: Ask): Promise<RawAnswer> =>
    session
      ? http2Request(session, settings.server.path + query, rest)
      : rawRequest(address + query, { rejectUnauthorized: false, ...rest });
  return { server, origin, ask, post: postBy(ask), session };
}

/** A connection of HTTP/2 until the end of the test. */
export function http2Session(origin: string, options: { readonly key?: string; readonly cert?: string } = {}) {
  const session = connect(origin, { rejectUnauthorized: false, ...options });
  session.on('error', () => undefined);
  onTestFinished(() => session.destroy());
  return session;
}

/** Sends one request on a connection of HTTP/2, and reads the response as far as it comes. */
export function http2Request(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body }: Omit<Ask, 'query'>,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let answered: RawAnswer['headers'] = {};
    let status: number | undefined;
    const settle = (error?: string) =>
      resolve({ status, headers: answered, body: Buffer.concat(chunks), ...(error !== undefined && { error }) });
    const stream = session.request({ ...headers, ':method': method, ':path': path } as OutgoingHttpHeaders, {
      endStream: body === undefined,
    });
    stream.on('response', ({ ':status': code, ...others }) => {
      status = code;
      // Without the symbol of sensitive headers.
      answered = Object.fromEntries(Object.entries(others)) as RawAnswer['headers'];
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    stream.on('close', () => settle());
    if (body !== undefined) stream.end(body);
  });
}
