import { createPrivateKey, X509Certificate } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { redisAddress } from '#shared-state';
import { readCheckedFile } from '../issues.ts';
import { unreadable } from '../problems.ts';
import { readSettingsFile, textOfFile } from '../settings-files.ts';
import { flag } from './kinds.ts';
import { Rejection, section, value } from './value.ts';

/** A secret; for `file:///…`, the content of that file. */
export function secret(description: string) {
  return secretLike(description, 'one line of text', /^[^\p{Cc}]+$/u);
}

/** A secret that is a key of hashes. */
export function longSecret(description: string) {
  const pattern = new RegExp(`^[^\\p{Cc}]{${SHORTEST_KEY},}$`, 'u');
  return secretLike(description, `one line of at least ${SHORTEST_KEY} characters`, pattern);
}

const SHORTEST_KEY = 32;

/** A secret that is sent without encoding, in a header or a URL. */
export function headerSecret(description: string) {
  return secretLike(description, 'one line of ASCII text', /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/);
}

/** The URL of Redis, which may have a password. */
export function redisUrl(description: string) {
  const allowed =
    'redis://host:port/database, redis+sentinel://host,host/master (with ?sentinelPassword=… where sentinels have one) or redis+cluster://host,host, or the same with rediss for TLS';
  return secretThat(description, allowed, (text) => {
    const address = redisAddress(text);
    return typeof address === 'string' ? new Rejection(address) : address;
  });
}

/** A private key in PEM. */
export function privateKey(description: string) {
  return secretThat(description, 'a private key in PEM (PKCS #8)', (text) => (isPrivateKey(text) ? text : undefined));
}

function secretThat<Value>(
  description: string,
  allowed: string,
  read: (text: string) => Value | Rejection | undefined,
) {
  return value(description, {
    allowed: `${allowed}, or file:///path of a file that holds it`,
    json: { type: 'string' },
    read: (found): Value | Rejection | undefined => {
      if (typeof found !== 'string') return undefined;
      const text = found.startsWith('file:') ? contents(found) : found;
      return text instanceof Rejection ? text : read(text);
    },
    show: false,
  });
}

function secretLike(description: string, allowed: string, pattern: RegExp) {
  return secretThat(description, allowed, (text) => (pattern.test(text) ? text : undefined));
}

/** A path is no secret, and is shown; a text after `file:` that is no path may be one. */
function contents(url: string): string | Rejection {
  const file = url.startsWith('file:///') ? `the file ${url.slice('file://'.length)}, which` : 'a file that';
  try {
    const text = readSettingsFile(fileURLToPath(url)).replace(/\r?\n$/, '');
    return text === '' ? new Rejection(`names ${file} is empty`) : text;
  } catch (error) {
    return new Rejection(`names ${file} ${unreadable(error)}`);
  }
}

function isPrivateKey(text: string): boolean {
  if (!text.includes('-----BEGIN PRIVATE KEY-----')) return false;
  try {
    return createPrivateKey(text).type === 'private';
  } catch {
    return false;
  }
}

/** What is read from a file or a folder that the setting names. `read` throws the system's error where that cannot be done. */
export function named<Value>(
  description: string,
  allowed: string,
  read: (path: string) => Value | Rejection,
  kind: 'file' | 'folder' = 'file',
) {
  return value<Value>(description, {
    allowed,
    json: { type: 'string', minLength: 1 },
    read(found) {
      if (typeof found !== 'string' || found === '') return undefined;
      try {
        return read(found);
      } catch (error) {
        return new Rejection(`names a ${kind} that ${unreadable(error)}`);
      }
    },
  });
}

/** The module of a plugin: a file by its path, as a URL. */
export const pluginModule = moduleFile(
  'A module whose default export is a plugin, a list of plugins, or a function that returns either.',
);

/** The module of a custom API, in the same form. */
export const subgraphModule = moduleFile('A module that exports what `defineSubgraph` returns.');

function moduleFile(description: string) {
  return named(description, 'the path of a JavaScript or TypeScript module', (path) => {
    const file = resolve(path);
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    return isFile ? pathToFileURL(file).href : new Rejection('names a file that does not exist');
  });
}

/** Persisted documents, which callers may name instead of sending them. */
export const documents = section(
  'Persisted documents, which callers name by `documentId` instead of sending them: docs/caching.md.',
  {
    manifest: manifest(
      'The documents, in the format of `persisted-documents.json` of GraphQL Code Generator. A relative path starts at the working directory.',
    ).optional(),
    only: flag('Whether all other documents are rejected (trusted documents).').prefault(false),
  },
).refine(({ manifest, only }) => manifest !== undefined || !only, { error: 'only is true without a manifest' });

/** The texts of documents by their ids, from a JSON file. */
function manifest(description: string) {
  const allowed = 'the path of a JSON file that holds the text of each document by its hash';
  return named(description, allowed, (file) => {
    const { data } = texts.safeParse(parsed(readSettingsFile(file)));
    if (data) return new Map(Object.entries(data));
    // A manifest may be large: positions are looked up only for a message.
    const read = readCheckedFile(file, texts);
    return new Rejection(`names a file that is not valid: ${'problems' in read ? read.problems : `${file} not JSON`}`);
  });
}

const texts = z.record(z.string(), z.string({ error: 'the text of a document' }), {
  error: 'a mapping of the text of each document by its hash',
});

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

export const tls = section(
  'TLS for the port of the graph. The files are read again when they change. A relative path starts at the working directory.',
  {
    key: pem('The file of the private key, in PEM and not encrypted.', 'a private key', createPrivateKey),
    cert: pem('The file of the certificate and those of its issuers, in PEM.', 'a certificate', certificate),
    clientCa: pem(
      'The file of the certificate authorities, in PEM, for client certificates; `auth.certificates` maps these to callers. Unless set, clients are not asked for one.',
      'a certificate',
      certificate,
    ).optional(),
  },
).refine(({ key, cert }) => certificate(textOfFile(cert)).checkPrivateKey(createPrivateKey(textOfFile(key))), {
  error: 'cert is not the certificate of key',
});

function certificate(text: string): X509Certificate {
  return new X509Certificate(text);
}

/** The absolute path of a file whose content can be read as this. */
function pem(description: string, content: string, read: (text: string) => unknown) {
  return named(description, `the path of a file with ${content} in PEM`, (path) => {
    const file = resolve(path);
    const text = textOfFile(file);
    try {
      read(text);
      return file;
    } catch {
      return new Rejection(`names a file without ${content} in PEM`);
    }
  });
}
