import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The modules that each module imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Readonly<Record<string, string>> };
const ALIASES = new Map(Object.entries(imports));
/** Imports and exports of a module, those of types included. Code that scripts print is in strings, which are indented. */
const SPECIFIER = /^(?:import|export)\s(?:[^'"`;]*\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, one, other]) => one ?? other ?? '');
  return specifiers.flatMap((specifier) => resolve(specifier, file) ?? []);
}

/** The file of a relative specifier or an alias of package.json; `undefined` for packages. */
function resolve(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const candidates = [...ALIASES].flatMap(([alias, target]) => {
    const [start = '', end] = alias.split('*');
    if (end === undefined) return specifier === alias ? join(target) : [];
    if (!specifier.startsWith(start) || !specifier.endsWith(end)) return [];
    return join(target.replace('*', specifier.slice(start.length, specifier.length - end.length)));
  });
  return candidates.find((file) => existsSync(file));
}

/** Sets of modules that import each other: the strongly connected components of more than one module (Tarjan). */
function cyclesIn(graph: Imports): string[][] {
  const indices = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (module: string): number => {
    const index = indices.size;
    indices.set(module, index);
    let lowest = index;
    stack.push(module);
    for (const next of graph.get(module) ?? []) {
      if (!indices.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? indices.get(next) ?? index);
      low.set(module, lowest);
    }
    if (lowest === index) {
      const component = stack.splice(stack.indexOf(module));
      if (component.length > 1 || graph.get(module)?.includes(module)) cycles.push(component.toSorted());
    }
    return lowest;
  };
  for (const module of graph.keys()) if (!indices.has(module)) visit(module);
  return cycles;
}

it('finds modules that import each other, by any way', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['e']],
    ['e', []],
    ['f', ['g', 'a']],
    ['g', ['f']],
    ['h', ['h']],
  ]);

  expect(cyclesIn(graph)).toEqual([['a', 'b', 'c'], ['f', 'g'], ['h']]);
});

// oxlint's rule misses some cycles.
it('no modules import each other, types included', () => {
  const files = globSync('{src,scripts,lab,test,mesh}/**/*.{ts,mjs,js}', { exclude: ['**/node_modules/**'] });
  const graph = new Map(files.map((file) => [file, importsOf(file)]));

  expect(graph.get('src/gateway/gateway.ts')).toContain('src/config/index.ts');
  expect(cyclesIn(graph)).toEqual([]);
});
