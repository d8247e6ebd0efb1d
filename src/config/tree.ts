/** Keys and indexes from the root to a value. */
export type Path = readonly PropertyKey[];

/** A path as text: `apis.chat.forward[0]`. */
export function pathText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${plain(String(key))}`))
    .join('')
    .replace(/^\./, '');
}

/** A key may be a secret where a space is missing (`{ token:secret }`): only its first word is shown. */
function plain(key: string): string {
  if (/^[\w-]{1,60}$/.test(key)) return key;
  return `"${/^[\w-]{0,60}/.exec(key)?.[0]}…"`;
}

/** The value at a path, if any. */
export function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce((node, key) => (isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined), tree);
}

/** A copy with a value at a path; unchanged where the path leads through anything but mappings. */
export function withValue(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (tree !== undefined && (!isTree(tree) || Array.isArray(tree))) return tree;
  return { ...tree, [key]: withValue(tree?.[key], rest, value) };
}

/** Whether a value has keys, and is no list. */
export function isMapping(node: unknown): node is Record<PropertyKey, unknown> {
  return isTree(node) && !Array.isArray(node);
}

function isTree(node: unknown): node is Record<PropertyKey, unknown> {
  return typeof node === 'object' && node !== null;
}
