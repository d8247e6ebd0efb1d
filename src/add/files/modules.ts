/** Import declarations, one for each module. A name with `type` before it is imported as a type. */
export function importsFrom(imports: readonly (readonly [module: string, names: readonly string[]])[]): string {
  const byModule = new Map<string, Set<string>>();
  for (const [module, names] of imports) {
    const known = byModule.get(module) ?? new Set();
    for (const name of names) known.add(name);
    if (known.size > 0) byModule.set(module, known);
  }
  const modules = [...byModule].toSorted(
    ([one], [other]) => Number(one.startsWith('.')) - Number(other.startsWith('.')),
  );
  const lines = modules.map(([module, names]) => {
    const sorted = [...names].toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1));
    const areTypes = sorted.every((name) => name.startsWith('type '));
    const list = sorted.map((name) => (areTypes ? bare(name) : name)).join(', ');
    return `import ${areTypes ? 'type ' : ''}{ ${list} } from '${module}';`;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

function bare(name: string): string {
  return name.replace(/^type /, '');
}
