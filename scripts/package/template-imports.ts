import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const TEMPLATE = /\bimport\(`(#[^`$]*)\$\{(\w+)\}([^`$]*)`\)/g;

/**
 * Bundles imports whose specifier has a variable part: every module that a pattern of package.json's `imports` matches, each
 * loaded when it is needed.
 */
export function templateImports(root: string): Plugin {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports?: Readonly<Record<string, string>>;
  };
  return {
    name: 'template-imports',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(`')) return undefined;
      return code.replaceAll(TEMPLATE, (match, start: string, variable: string, end: string) => {
        const target = imports[`${start}*${end}`];
        if (!target) throw new TypeError(`${id}: package.json has no imports for ${match}`);
        const [before = '', after = ''] = target.slice(2).split('*');
        const names = globSync(target, { cwd: root }).map((file) =>
          file.slice(before.length, file.length - after.length),
        );
        const cases = names.toSorted().map((name) => `${JSON.stringify(name)}: () => import('${start}${name}${end}')`);
        return `({ ${cases.join(', ')} })[${variable}]()`;
      });
    },
  };
}
