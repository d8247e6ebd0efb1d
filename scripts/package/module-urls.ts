import { posix, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const PLACEHOLDER = '__urlOfModule__';
const PLACED = new RegExp(`${PLACEHOLDER}\\((["'\`])([^"'\`]+)\\1\\)`, 'g');
const OTHER_MEMBER = /import\.meta\.(?!url\b|resolve\b)\w+/;

/**
 * Lets modules of the project find files beside them although they are bundled: `import.meta.url` stays the address that the
 * module would have at its path of the source tree, below the build's folder. Scripts of threads become modules of their own.
 */
export function moduleUrls(root: string): Plugin {
  return {
    name: 'module-urls',
    transform(code, id) {
      const path = relative(root, id).split(sep).join('/');
      if (path.startsWith('..') || path.includes('node_modules') || !code.includes('import.meta')) return undefined;
      const [other] = OTHER_MEMBER.exec(code) ?? [];
      if (other) throw new TypeError(`${path}: ${other} has no equivalent in a bundle`);
      const threads = code.replaceAll(/new URL\('(\.\/[^']+)\.ts', import\.meta\.url\)/g, (_match, script: string) => {
        const name = posix.join(posix.dirname(path), script);
        this.emitFile({ type: 'chunk', id: posix.join(root, `${name}.ts`), fileName: `${name}.js` });
        return `new URL('${script}.js', import.meta.url)`;
      });
      const url = `${PLACEHOLDER}(${JSON.stringify(path)})`;
      return threads.replaceAll('import.meta.url', url).replaceAll(/\bimport\.meta\b(?!\.)/g, `({ url: ${url} })`);
    },
    renderChunk(code, { fileName }) {
      return code.replaceAll(PLACED, (_match, _quote, path: string) => {
        const target = posix.relative(posix.dirname(fileName), path);
        return `new URL(${JSON.stringify(target)}, import.meta.url).href`;
      });
    },
  };
}
