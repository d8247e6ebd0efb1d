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
} from 'yaml';
import type { Problem } from './problems.ts';
import { type Path, written } from './tree.ts';
import { type Environment, replaceVariables } from './variables.ts';

/** A settings file as plain data that remembers where everything stood. */
export interface FileContents {
  readonly name: string;
  /** Keys without a value, and those whose variables are all empty, are `undefined`. */
  readonly tree: unknown;
  /** The line of each path, as `written` writes it. */
  readonly lines: ReadonlyMap<string, number>;
  /** The text of values in which variables were replaced, as it stands in the file. */
  readonly templates: ReadonlyMap<string, string>;
  readonly problems: readonly FileProblem[];
}

/** What YAML itself, or a variable, has against the file. */
export interface FileProblem extends Problem {
  readonly path?: string;
}

/** Each use of an alias counts, so that a file of a few lines cannot become millions of values. */
const MAX_ALIASES = 100;

/** Reads YAML. Nothing is thrown: what is wrong is among the problems. */
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

  /** `begin` is where the key or the item stands: its line is the one that a problem names. */
  read(node: unknown, path: Path, begin: number): unknown {
    const place = written(path);
    this.lines.set(place, this.#counter.linePos(begin).line);
    if (isAlias(node)) return this.#readAlias(node, path, begin);
    if (isMap(node))
      return Object.fromEntries(node.items.map(({ key, value }) => this.#readPair(key, value, path, begin)));
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, [...path, index], startOf(item, begin)));
    if (!isScalar(node)) return undefined;
    return typeof node.value === 'string' ? this.#readText(node.value, place) : (node.value ?? undefined);
  }

  #readPair(key: unknown, value: unknown, path: Path, begin: number): [string, unknown] {
    const name = isScalar(key) ? String(key.value) : String(key);
    return [name, this.read(value, [...path, name], startOf(key, begin))];
  }

  #readAlias(alias: Alias, path: Path, begin: number): unknown {
    this.#aliases += 1;
    const target = this.#aliases > MAX_ALIASES ? undefined : alias.resolve(this.#document);
    if (target) return this.read(target, path, begin);
    const says = this.#aliases > MAX_ALIASES ? `more than ${MAX_ALIASES} aliases` : 'an alias without its anchor';
    this.#complain(written(path), says);
    return undefined;
  }

  #readText(source: string, place: string): string | undefined {
    const { text, problems } = replaceVariables(source, this.#environment);
    for (const says of problems) this.#complain(place, says);
    if (text === source) return text;
    this.templates.set(place, source);
    return problems.length > 0 || text === '' ? undefined : text;
  }

  #complain(path: string, says: string): void {
    const line = this.lines.get(path) ?? 1;
    this.problems.push({ line, path, text: `${this.#name}:${line} ${path}: ${says}` });
  }
}

function startOf(node: unknown, otherwise: number): number {
  const { range } = (node ?? {}) as Partial<Node>;
  return range?.[0] ?? otherwise;
}

/** Some messages end in what stands in the file, which may be a secret. */
function withoutSource(message: string): string {
  return message.replace(/(?<=\S): .*$/s, '').replace(/(?<=Invalid escape sequence).*$/s, '');
}
