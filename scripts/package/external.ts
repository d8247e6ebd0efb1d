import { isBuiltin } from 'node:module';
import type { RolldownOutput } from 'rolldown';

/** Whether an import stays one: of Node's own modules, and of these packages. */
export function isExternal(packages: readonly string[]): (specifier: string) => boolean {
  return (specifier) => isBuiltin(specifier) || packages.includes(packageOf(specifier));
}

/** Throws if built files import what would not be there where the package is installed. */
export function assertResolved(output: RolldownOutput['output'], packages: readonly string[]): void {
  const files = new Set(output.map(({ fileName }) => fileName));
  const unknown = output.flatMap((each) => {
    if (each.type !== 'chunk') return [];
    const imported = [...each.imports, ...each.dynamicImports];
    return imported
      .filter((name) => !files.has(name) && !isExternal(packages)(name))
      .map((name) => `${each.fileName}: ${name}`);
  });
  if (unknown.length > 0) throw new TypeError(`Neither bundled nor a dependency: ${unknown.join(', ')}`);
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
