import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { Unsupported } from './document.ts';
import { type OpenApi, openApiOf, parseText } from './open-api.ts';

type Json = Readonly<Record<string, unknown>>;

const LONGEST_MS = 30_000;
const MOST_BYTES = 50_000_000;
const MOST_FILES = 1000;
/** Most documents are one file, and some are nested deeper than they can be copied. */
const NAMES_FILES = /\$ref["']?\s*:\s*["']?[^#"'\s]/;
const DOCUMENT = /\.(?:ya?ml|json)$/i;

/**
 * Reads an OpenAPI 3.0 or 3.1 or a Swagger 2.0 document, in YAML or JSON, by its path or URL. Files that it refers to become
 * parts of it.
 */
export async function readOpenApi(source: string): Promise<OpenApi> {
  if (!isUrl(source)) {
    const text = textOf(source);
    const document = parseText(source, text);
    return openApiOf(source, NAMES_FILES.test(text) ? bundled(source, document) : document);
  }
  const { url, text } = await download(source);
  return openApiOf(source, withServers(parseText(source, text), url));
}

/** The OpenAPI documents in a folder, by their paths. Other files in it may be parts of them. */
export function documentsIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => DOCUMENT.test(name));
  return files
    .map((name) => join(folder, name))
    .filter((file) => /^\s*(?:\{\s*)?["']?(?:openapi|swagger)["']?\s*:/m.test(textOf(file).slice(0, 100_000)))
    .toSorted();
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function textOf(file: string): string {
  try {
    if (!file.startsWith('/dev/') && statSync(file).isFIFO())
      throw new Unsupported(`${file}: it is a pipe, which would be waited for; name a file`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Unsupported) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Unsupported(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`);
  }
}

async function download(source: string): Promise<{ url: string; text: string }> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const headers = { accept: 'application/yaml, application/json;q=0.9, */*;q=0.5' };
  try {
    const response = await fetch(source, { signal, headers });
    if (!response.ok) throw new Unsupported(`${source}: answers ${response.status} ${response.statusText}`.trim());
    const type = response.headers.get('content-type') ?? '';
    if (type.includes('text/html')) {
      throw new Unsupported(`${source}: answers with a web page; name the address of the document itself`);
    }
    return { url: response.url || source, text: await boundedText(response, source) };
  } catch (error) {
    if (error instanceof Unsupported) throw error;
    const { cause, message } = error as Error;
    const reason = signal.aborted
      ? `no answer within ${LONGEST_MS / 1000} s`
      : cause instanceof Error
        ? cause.message
        : message;
    throw new Unsupported(`${source}: cannot be read (${reason})`);
  }
}

async function boundedText({ body }: Response, source: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Unsupported(`${source}: is larger than ${MOST_BYTES / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Relative servers start at the address of the document, and so does a Swagger document without a host (OpenAPI 3.1, 4.8.5). */
function withServers(document: unknown, url: string): unknown {
  if (!isMapping(document)) return document;
  if (document['swagger'] !== undefined)
    return { host: new URL(url).host, schemes: [new URL(url).protocol.slice(0, -1)], ...document };
  const given = Array.isArray(document['servers']) ? (document['servers'] as Json[]) : [{ url: '/' }];
  const servers = given.map((server) => {
    const { url: relative } = server ?? {};
    const isRelative = typeof relative === 'string' && !relative.includes(':') && URL.canParse(relative, url);
    return isRelative ? { ...server, url: new URL(relative, url).href.replace(/\/$/, '') } : server;
  });
  return { ...document, servers };
}

/** The document with the files that its references name as parts of it, below `x-files`, and references to those. */
function bundled(file: string, document: unknown): unknown {
  if (!isMapping(document)) return document;
  const root = resolve(file);
  const keys = new Map<string, string>();
  const files: Record<string, unknown> = {};
  /** The key of a file, which is also the name of what is the whole of it. */
  const keyOf = (path: string, from: string) => {
    const known = keys.get(path);
    if (known !== undefined) return known;
    if (keys.size === MOST_FILES) throw new Unsupported(`${file}: refers to more than ${MOST_FILES} files`);
    const name = basename(path, extname(path));
    const key = Object.hasOwn(files, name) ? `${name}${keys.size}` : name;
    keys.set(path, key);
    files[key] = undefined;
    const text = readPart(path, from);
    files[key] = rewritten(parseText(path, text), path);
    return key;
  };
  const target = (reference: string, from: string) => {
    const [path = '', pointer = ''] = reference.split('#', 2);
    const named = path === '' ? from : resolve(dirname(from), decodeURIComponent(path));
    const base = named === root ? '' : `/x-files/${keyOf(named, from).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return `#${base}${pointer}`;
  };
  const rewritten = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((each) => rewritten(each, from));
    if (!isMapping(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        // What extensions refer to is not read.
        if (key.startsWith('x-')) return [key, value];
        const isReference = key === '$ref' && typeof value === 'string' && !isUrl(value);
        return [key, isReference ? target(value, from) : rewritten(value, from)];
      }),
    );
  };
  const found = rewritten(document, root) as Json;
  return keys.size === 0 ? document : { ...found, 'x-files': files };
}

function readPart(path: string, from: string): string {
  try {
    return textOf(path);
  } catch (error) {
    throw error instanceof Unsupported ? new Unsupported(`${from}: $ref ${error.message}`) : error;
  }
}

function isMapping(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
