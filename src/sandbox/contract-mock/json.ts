/** A JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** A value as a JSON object; `undefined` if it is none. */
export function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : undefined;
}

/** A row with the changes of a request's body. A member of another kind, or that the row lacks, is not taken over. */
export function changed(row: Members, changes: Members): Members {
  const entries = Object.entries(row).map(([name, value]) => {
    const given = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return [name, given === undefined ? value : merged(value, given)];
  });
  return Object.fromEntries(entries) as Members;
}

function merged(value: unknown, given: unknown): unknown {
  const [before, after] = [membersOf(value), membersOf(given)];
  if (before && after) return changed(before, after);
  if (Array.isArray(value) && Array.isArray(given)) {
    return given.every((each) => kindOf(each) === kindOf(value[0])) ? given : value;
  }
  if (given === null) return null;
  // Forms have texts only.
  if (typeof value === 'number' && typeof given === 'string' && given !== '' && Number.isFinite(Number(given)))
    return Number(given);
  if (typeof value === 'boolean' && (given === 'true' || given === 'false')) return given === 'true';
  return kindOf(value) === kindOf(given) ? given : value;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A name without case and punctuation. */
export function squeezed(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** A sample of a response with a row: in itself, or in the member that has most of the row's members. */
export function inEnvelope(sample: Members, row: Members): Members {
  const common = (value: unknown) =>
    Object.keys(membersOf(value) ?? {}).filter((name) => Object.hasOwn(row, name)).length;
  const [best = ''] = Object.keys(sample).toSorted((one, other) => common(sample[other]) - common(sample[one]));
  const inner = membersOf(sample[best]);
  if (!inner || common(inner) <= common(sample)) return changed(sample, row);
  return { ...sample, [best]: changed(inner, row) };
}

/** The members of a request's body: its own or, where its only member is an object that no row has, those within. */
export function withoutEnvelope(body: Members, row: Members): Members {
  const members = Object.entries(body);
  const [found] = members;
  if (!found || members.length > 1 || Object.hasOwn(row, found[0])) return body;
  return membersOf(found[1]) ?? body;
}
