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
import { type Path, pathText } from './tree.ts';

/** A place in a file, counted from 1. */
export interface Position {
  readonly line: number;
  readonly col: number;
}

/** A settings file as plain data, with the position of each value. */
export interface FileContents {
  readonly name: string;
  /** Keys without a value, and values of empty variables only, are `undefined`. */
  readonly tree: unknown;
  /** The position of each path, in the form of `pathText`: of its key or list item. */
  readonly positions: ReadonlyMap<string, Position>;
  /** The original text of values in which variables were replaced. */
  readonly templates: ReadonlyMap<string, string>;
  readonly problems: readonly FileProblem[];
}

/** A problem of the YAML, or of a variable. */
interface FileProblem extends Problem {
  readonly path?: string;
}

/** Each use of an alias counts, so that a file of a few lines cannot become millions of values. */
const MAX_ALIASES = 100;

/** Reads YAML, with variables if there is an environment. Nothing is thrown; errors are among the problems. */
export function readDocument(name: string, source: string, environment: Environment | undefined): FileContents {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const reader = new Reader(name, document, counter, environment);
  const tree = document.errors.length > 0 ? undefined : reader.read(document.contents, [], 0);
  const syntax = [...document.errors, ...document.warnings].map(({ pos, message }) => {
    const { line, col } = counter.linePos(pos[0]);
    return { line, text: `${name}:${line}:${col} not YAML: ${withoutSource(message)}` };
  });
  const { positions, templates, problems } = reader;
  return { name, tree, positions, templates, problems: [...syntax, ...problems] };
}

class Reader {
  readonly positions = new Map<string, Position>();
  readonly templates = new Map<string, string>();
  readonly problems: FileProblem[] = [];
  readonly #name: string;
  readonly #document: Document;
  readonly #counter: LineCounter;
  readonly #environment: Environment | undefined;
  #aliases = 0;

  constructor(name: string, document: Document, counter: LineCounter, environment: Environment | undefined) {
    this.#name = name;
    this.#document = document;
    this.#counter = counter;
    this.#environment = environment;
  }

  /** `begin` is the offset of the key or the item, whose position a problem names. */
  read(node: unknown, path: Path, begin: number): unknown {
    const key = pathText(path);
    this.positions.set(key, this.#counter.linePos(begin));
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
    if (!this.#environment) return source;
    const { text, problems } = replaceVariables(source, this.#environment);
    for (const message of problems) this.#report(key, message);
    if (text === source) return text;
    this.templates.set(key, source);
    return problems.length > 0 || text === '' ? undefined : text;
  }

  #report(path: string, message: string): void {
    const { line, col } = this.positions.get(path) ?? { line: 1, col: 1 };
    this.problems.push({ line, path, text: `${this.#name}:${line}:${col} ${path}: ${message}` });
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

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A text with its variables replaced, and problems of those that could not be. */
interface Replaced {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Replaces `${NAME}` and `${NAME:-default}` in a text. `$${` is a literal `${`; an empty variable counts as not set.
 */
export function replaceVariables(source: string, environment: Environment): Replaced {
  const problems: string[] = [];
  const text = source.replaceAll(/\$(\$\{)|\$\{([^}]*)(\}?)/g, (_all, plain?: string, inside = '', end = '') => {
    if (plain !== undefined) return plain;
    const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(inside) ?? [];
    if (name === undefined || end === '') {
      problems.push('contains a ${ that begins neither ${NAME} nor ${NAME:-default}; $${ is a literal ${');
      return '';
    }
    const value = (Object.hasOwn(environment, name) && environment[name]) || fallback;
    if (value === undefined) problems.push(`the variable ${name} is not set; \${${name}:-…} would give a default`);
    return value ?? '';
  });
  return { text, problems };
}

/** The names of the variables in a text. */
export function variablesIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/\$\{([A-Za-z_]\w*)/g)].map(([, name]) => String(name)));
}
