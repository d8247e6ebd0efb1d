import { fileURLToPath } from 'node:url';
import { BENCH, PROJECT } from '../contestants/node.ts';
import type { Frame } from '../measure/inspector.ts';

/** The profiler has no samples of the engine's JSON functions: they count for the caller's line. */
export const TEXT = 'JSON and text';
/** Idle time. */
export const IDLE = '(idle)';

const GARBAGE = 'V8: garbage collection';
const WRITES = 'writes to sockets';
const HTTP = 'node:http and streams';
const UNDICI = 'undici';

type Rule = readonly [pattern: RegExp, place: string];

/** Functions of the engine and of Node that are not JavaScript, by their names. */
const NATIVE: readonly Rule[] = [
  [/^\(garbage collector\)$/, GARBAGE],
  [/^(writev|write(Utf8String|Latin1String|AsciiString|Ucs2String|Buffer))$/, WRITES],
  [/^(utf8|latin1|ascii|ucs2)(Slice|Write)\w*$|^(byteLengthUtf8|decodeUTF8|copy|concat)$/, TEXT],
];

const MODULES: readonly Rule[] = [
  [/^node:internal\/deps\/undici/, UNDICI],
  [/^node:(_http|_stream|http|net$|stream|events$|internal\/(http|streams|stream_base_commons|net))/, HTTP],
  [/^node:(buffer|string_decoder|internal\/(buffer|encoding))/, TEXT],
  [/^node:/, 'Node, the rest'],
  // undici's HTTP parser.
  [/^wasm:/, UNDICI],
  [/\/node_modules\/undici\//, UNDICI],
  [/\/node_modules\/(graphql|dataloader|@graphql-tools\/\w+)\//, 'graphql and dataloader'],
];

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The part of the engine or of Node, the package, or the folder of ours that a function belongs to. */
export function codeCategory({ functionName, url, scriptId }: Frame): string {
  if (functionName === IDLE) return IDLE;
  if (url === '') return scriptId === '0' ? native(functionName) : 'code made while it runs';
  const module = placed(MODULES, url);
  if (module) return module;
  const [, name] = PACKAGE.exec(url) ?? [];
  return name ? `package ${name}` : folderOf(url);
}

const native = (name: string) => placed(NATIVE, name) ?? 'V8 and the system, the rest';

const placed = (rules: readonly Rule[], text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];

function folderOf(url: string): string {
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  if (path.startsWith(`${BENCH}/`)) return 'the contestant itself';
  if (!path.startsWith(`${PROJECT}/`)) return 'the rest';
  return path.slice(PROJECT.length + 1, path.lastIndexOf('/'));
}
