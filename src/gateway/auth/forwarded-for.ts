/** A parameter of `Forwarded`, up to the next one or the next element (RFC 7239, section 4). Some proxies do not quote addresses. */
const PARAMETER = /\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))\s*(;|,|$)/;

/**
 * The entries that proxies have added to `Forwarded`, from the first to the last; one without an address is empty. A header that is
 * not well-formed has none: a client could open a quoted string that takes in what a proxy adds.
 */
export function forwardedFor(header: string): readonly string[] {
  // From where the last one ended: a search would take quadratic time.
  const parameter = new RegExp(PARAMETER, 'y');
  const entries: string[] = [];
  let entry = '';
  while (parameter.lastIndex < header.length) {
    const found = parameter.exec(header);
    if (!found) return [];
    const [, name = '', quoted, token = '', end] = found;
    if (name.toLowerCase() === 'for') entry = quoted?.replaceAll(/\\(.)/g, '$1') ?? token;
    if (end === ';') continue;
    entries.push(entry);
    entry = '';
  }
  return entries;
}
