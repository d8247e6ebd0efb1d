/** Why this Node cannot run what needs a range such as `>=22.19`; `undefined` if it can. Other runtimes have no such version. */
export function nodeVersionProblem(range: string, version: string | undefined): string | undefined {
  if (version === undefined) return undefined;
  const needed = range.replace('>=', '');
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map(Number);
  const isOld = itsMajor < major || (itsMajor === major && itsMinor < minor);
  return isOld
    ? `Node ${needed} or newer is needed, and this is v${version}. Update it, or take one for this project: npm install node`
    : undefined;
}
