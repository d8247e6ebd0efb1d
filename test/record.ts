import { appendFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import { compileRoutes } from '../src/sandbox/routes.ts';
import { hasFailed } from '../src/upstream/decode.ts';
import type { Reply, Sent } from './mock-messages.ts';

/** A request that a test made the gateway send. `scripts/coverage.ts` reads these, a line each. */
export interface Note {
  readonly slug: Slug;
  /** The operation of the contract. */
  readonly operation: string;
  /** The file of the test. */
  readonly file: string;
  /** Whether the test read method, target, headers and body. */
  whole: boolean;
  /** Whether the reply was a failure. */
  failed: boolean;
}

const FILE = process.env['RECORD_OPERATIONS'];
const PARTS = ['method', 'target', 'headers', 'body'] as const;

/** Records the requests that tests make the gateway send, if `RECORD_OPERATIONS` is set. */
export class Recorder {
  readonly #notes: Note[] = [];

  constructor() {
    if (!FILE) return;
    onTestFinished(() => {
      const lines = this.#notes.map((note) => `${JSON.stringify(note)}\n`);
      if (lines.length > 0) appendFileSync(FILE, lines.join(''));
    });
  }

  /** A copy of the request that records which members the test reads, and a function that takes the reply's status. */
  note(slug: Slug, sent: Sent): { readonly shown: Sent; readonly replied: (reply: Reply) => void } {
    const contract = FILE ? readContract(slug) : undefined;
    const operation = contract && operationOf(contract, sent);
    if (!contract || !operation) return { shown: sent, replied: () => {} };
    const note: Note = { slug, operation, file: fileOfTest(), whole: false, failed: false };
    this.#notes.push(note);
    return {
      shown: watched(sent, () => (note.whole = true)),
      replied: (reply) => (note.failed = isFailure(contract, operation, reply)),
    };
  }
}

function fileOfTest(): string {
  const { testPath = '' } = expect.getState();
  return testPath.replace(`${process.cwd()}/`, '');
}

function operationOf(contract: Contract, { method, target, headers }: Sent): string | undefined {
  const { pathname: path, searchParams: query } = new URL(target, 'http://127.0.0.1');
  return compileRoutes(contract)({ method, path, query, headers: { ...headers } })?.operation.id;
}

function isFailure({ operations }: Contract, id: string, { status, body }: Reply): boolean {
  const operation = operations[id];
  if (status >= 400 || !operation) return true;
  try {
    return hasFailed({ operation }, JSON.parse(String(body)));
  } catch {
    return false;
  }
}

/** The same request, which calls back once all its members were read. */
function watched(sent: Sent, whole: () => void): Sent {
  const left = new Set<string | symbol>(PARTS);
  return new Proxy(sent, {
    get(target, key) {
      if (left.delete(key) && left.size === 0) whole();
      return Reflect.get(target, key) as unknown;
    },
  });
}
