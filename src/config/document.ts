import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from '#vendor/yaml';
import type { Problem } from './problems.ts';
import { type Path, pathText } from './tree.ts';
import { type Environment, replaceVariables } from './variables.ts';

/** A settings file as plain data, with the line of each value. */
export interface FileContents {
  readonly name: string;
  /** Keys without a value, and values of empty variables only, are `undefined`. */
  readonly tree: unknown;
  /** The line of each path, in the form of `pathText`. */
  readonly lines: ReadonlyMap<string, number>;
  /** The original text of values in which variables were replaced. */
  readonly templates: ReadonlyMap<string, string>;
  readonly problems: readonly FileProblem[];
}

/** A problem of the YAML, or of a variable. */
export interface FileProblem extends Problem {
  readonly path?: string;
}

/** Each use of an alias counts, so that a file of a few lines cannot become millions of values. */
const MAX_ALIASES = 100;

/** Reads YAML. Nothing is thrown; errors are among the problems. */
export function readDocument(name: string, source: string, environment: Environment): FileContents {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const reader = new Reader(name, document, counter, environment);
  const tree = document.errors.length > 0 ? undefined : reader.read(document.contents, [], 0);
  const syntax = [...document.errors, ...document.warnings].map(({ pos, message }) => {
    const { line, col } = counter.linePos(pos[0]);
    return { line, text: `${name}:${line}:${col} not YAML: ${withoutSource(message)}` };
  });
  const { lines, templates, problems } = reader;
  return { name, tree, lines, templates, problems: [...syntax, ...problems] };
}

class Reader {
  readonly lines = new Map<string, number>();
  readonly templates = new Map<string, string>();
  readonly problems: FileProblem[] = [];
  readonly #name: string;
  readonly #document: Document;
  readonly #counter: LineCounter;
  readonly #environment: Environment;
  #aliases = 0;

  constructor(name: string, document: Document, counter: LineCounter, environment: Environment) {
    this.#name = name;
    this.#document = document;
    this.#counter = counter;
    this.#environment = environment;
  }

  /** `begin` is the offset of the key or the item, whose line a problem names. */
  read(node: unknown, path: Path, begin: number): unknown {
    const key = pathText(path);
    this.lines.set(key, this.#counter.linePos(begin).line);
    if (isAlias(node)) return this.#readAlias(node, path, begin);
    if (isMap(node))
      return Object.fromEntries(node.items.map(({ key, value }) => this.#readPair(key, value, path, begin)));
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, [...path, index], startOf(item, begin)));
    if (!isScalar(node)) return undefined;
    return typeof node.value === 'string' ? this.#readText(node.value, key) : (node.value ?? undefined);
  }

  #readPair(key: unknown, value: unknown, path: Path, begin: number): [string, unknown] {
    const name = isScalar(key) ? String(key.value) : String(key);
    return [name, this.read(value, [...path, name], startOf(key, begin))];
  }

  #readAlias(alias: Alias, path: Path, begin: number): unknown {
    this.#aliases += 1;
    const target = this.#aliases > MAX_ALIASES ? undefined : alias.resolve(this.#document);
    if (target) return this.read(target, path, begin);
    const message = this.#aliases > MAX_ALIASES ? `more than ${MAX_ALIASES} aliases` : 'an alias without its anchor';
    this.#report(pathText(path), message);
    return undefined;
  }

  #readText(source: string, key: string): string | undefined {
    const { text, problems } = replaceVariables(source, this.#environment);
    for (const message of problems) this.#report(key, message);
    if (text === source) return text;
    this.templates.set(key, source);
    return problems.length > 0 || text === '' ? undefined : text;
  }

  #report(path: string, message: string): void {
    const line = this.lines.get(path) ?? 1;
    this.problems.push({ line, path, text: `${this.#name}:${line} ${path}: ${message}` });
  }
}

function startOf(node: unknown, otherwise: number): number {
  const { range } = (node ?? {}) as Partial<Node>;
  return range?.[0] ?? otherwise;
}

/** Some messages end in an excerpt of the file, which may be a secret. */
function withoutSource(message: string): string {
  return message.replace(/(?<=\S): .*$/s, '').replace(/(?<=Invalid escape sequence).*$/s, '');
}
