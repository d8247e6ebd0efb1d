import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** State of modules, which all gateways of a process share, and why they may. */
const SHARED: Readonly<Record<string, string>> = {
  'src/cli/memory.ts tick': 'is an object without data',
  'src/client/multipart.ts isNative': 'is a fact of the runtime',
  'src/config/settings-files.ts current': 'holds files while settings are read, each read by itself',
  'src/config/schema/index.ts schemas': 'follows from the contracts that are its key',
  'src/gateway/execution/run.ts locations': 'follows from the document whose nodes are its key',
  'src/gateway/execution/values.ts inputs': 'follows from the document whose node is its key',
  'src/gateway/execution/serialize.ts parts': 'belongs to the answer that is its key',
  'src/gateway/result/events.ts sharedId': 'is in no answer: each stream has its own request id in its place',
  'src/gateway/execution/run.ts eventLoop': 'a process has one event loop',
  'src/graph/currency.ts known': 'holds the words of currencies: three letters each, which bounds it',
  'src/graph/currency.ts knownDigits': 'holds the digits of currencies: three letters each, which bounds it',
  'src/graph/node.ts typeNames': 'belongs to the object that is its key',
  'src/graph/reads/projection.ts byOperation': 'follows from the operation that is its key',
  'src/graph/reads/projection.ts cache': 'follows from the selection that is its key',
  'src/graph/reads/row-projection.ts ofSelections': 'follows from the selection that is its key',
  'src/graph/reads/row-projection.ts ofTypes': 'follows from the operation that is its key',
  'src/graph/selection.ts byConnection': 'follows from the selection that is its key',
  'src/graph/selection.ts byNode': 'follows from the document whose node is its key',
  'src/graph/selection.ts byNodes': 'follows from the document whose nodes are its key',
  'src/http/host-check.ts LOOPBACK': 'is filled when the module is loaded',
  'src/mcp/tokens.ts KINDS': 'is filled when the module is loaded',
  'src/sandbox/documents/sources.ts documents': "holds the sandboxes' contracts, one for each API",
  'src/sandbox/documents/sources.ts own': 'holds the contracts of APIs from outside, which are named once in a process',
  'src/package.ts release': 'is a fact of the package',
  'src/subgraphs/identity/sandbox/worker.ts drawn': 'the thread serves one sandbox',
  'src/subgraphs/identity/sandbox/worker.ts now': 'the thread serves one sandbox',
  'src/subgraphs/logistics/batches.ts orderLookups': 'holds functions without state, for each set of nodes',
  'src/subgraphs/marketplace/order-parts.ts orderOf': 'belongs to the part that is its key',
  'src/subgraphs/marketplace/order-variants.ts taxed': 'belongs to the order that is its key',
  'src/subgraphs/marketplace/order-variants.ts whole': 'belongs to the order that is its key',
  'src/subgraphs/webhooks/sandbox/search.ts TOKEN': 'is set back before each text',
  'src/upstream/decode.ts pageHeaders': 'belongs to the answer that is its key',
  'src/upstream/transport.ts PRIVATE': 'is filled when the module is loaded',
};

const MUTATION = '(?:push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear)';
/** Instances of these do not change, or are lists whose changes are found by the names of methods. */
const CONSTANT = /^(?:Map|Set|URL|RegExp|Intl\.\w+|\w*Error|GraphQLDirective)$/;

/** The names of a module's variables that can change after it is loaded. Biome starts statements of a module in column 0. */
function stateOf(code: string): string[] {
  const variables = [...code.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name = '']) => name);
  const statics = [...code.matchAll(/^ +static (?:readonly )?(#?\w+)(?:: [^(]+)?(?: =|;)/gm)].map(
    ([, name = '']) => name,
  );
  const constants = [...code.matchAll(/^(?:export )?const (\w+)(: .+?)? = (?:new ([\w.]+)(?:<.*>)?(\(\);)?)?/gm)]
    .filter(([, name = '', type, created, isEmpty]) => {
      if (created && !CONSTANT.test(created)) return true;
      if (created && isEmpty && type === undefined) return true;
      return new RegExp(`\\b${name}(?:\\.${MUTATION}\\(|(?:\\.\\w+|\\[[^\\]]+\\]) [^<>!=\\s]?= )`).test(code);
    })
    .map(([, name = '']) => name);
  return [...new Set([...variables, ...statics, ...constants])];
}

it('finds variables, collections and objects that can change, and leaves constants alone', () => {
  expect(
    stateOf(
      [
        'let count = 0;',
        'export const answers = new Map<string, number>();',
        'const weak = new WeakMap<object, string>();',
        'const lines: string[] = [];',
        'export const pool = new Pool(4);',
        'const counts: Record<string, number> = {};',
        'class Sweeper {',
        '  static #timer: Timer | undefined;',
        '  static of(): Sweeper {',
        "    lines.push('x');",
        '    counts.x += 1;',
        '  }',
        '}',
        "const NAMES = new Set(['a']);",
        'const NONE: ReadonlyMap<string, number> = new Map();',
        "const GONE = new TypeError('gone');",
        'const plain = (n: number) => NAMES.has(n) || n === 1;',
      ].join('\n'),
    ),
  ).toEqual(['count', '#timer', 'answers', 'weak', 'lines', 'pool', 'counts']);
});

it('gateways of one process share no state except the listed one', () => {
  const files = globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/harness.ts', '**/*.d.ts'] });
  const found = files.flatMap((file) =>
    stateOf(readFileSync(file, 'utf8')).map((name) => `${file.replaceAll('\\', '/')} ${name}`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(found.toSorted()).toEqual(Object.keys(SHARED).toSorted());
});
