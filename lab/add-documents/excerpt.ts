type Json = unknown;
type Members = Record<string, Json>;

const LONGEST_TEXT = 160;
/** Schemas that are more references away are any object. */
const DEEPEST = 2;
/** Members that say nothing about the shape of requests and responses. */
const DROPPED = /^(?:example|examples|externalDocs|x-.*|callbacks|links|deprecated|title)$/;

interface ExcerptOptions {
  /** Tags, or beginnings of paths. */
  readonly only: readonly string[];
  /** Operations of these paths alone, where a part is too large. */
  readonly paths?: readonly string[];
}

/** The part of an OpenAPI document that has these operations, and what they refer to, with short texts. */
export function excerpt(document: Members, { only, paths: chosen }: ExcerptOptions): Members {
  const paths = Object.entries(document['paths'] as Record<string, Members>).flatMap(([path, item]) => {
    if (chosen && !chosen.includes(path)) return [];
    const operations = Object.entries(item).filter(([name, value]) => isWanted(name, path, value as Members, only));
    return operations.length === 0 || !operations.some(([name]) => name !== 'parameters')
      ? []
      : [[path, Object.fromEntries(operations.map(([name, value]) => [name, shortened(value)]))]];
  });
  const info = document['info'] as Members;
  const kept: Members = {
    openapi: document['openapi'],
    info: { title: info['title'], version: info['version'], license: info['license'] },
    servers: document['servers'],
    ...(document['security'] !== undefined && { security: document['security'] }),
    paths: Object.fromEntries(paths) as Members,
  };
  const { securitySchemes } = (document['components'] ?? {}) as Members;
  const components: Record<string, Members> = securitySchemes ? { securitySchemes: securitySchemes as Members } : {};
  collect(document, kept, components);
  return { ...kept, components };
}

function isWanted(name: string, path: string, operation: Members, only: readonly string[]): boolean {
  if (name === 'parameters') return true;
  const tags = (operation['tags'] ?? []) as string[];
  return only.some((each) => tags.includes(each) || path === each || path.startsWith(`${each}/`));
}

/** Adds the components that a value refers to, and those that they refer to. */
function collect(document: Members, value: Json, components: Record<string, Members>, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  const { $ref } = value as { $ref?: unknown };
  const [, kind = '', name = ''] = typeof $ref === 'string' ? (/^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? []) : [];
  if (name !== '' && components[kind]?.[name] === undefined) {
    const all = document['components'] as Record<string, Members>;
    const found = depth < DEEPEST || kind !== 'schemas' ? shortened(all[kind]?.[name]) : { type: 'object' };
    components[kind] = { ...components[kind], [name]: found };
    collect(document, found, components, kind === 'schemas' ? depth + 1 : depth);
  }
  for (const each of Object.values(value)) collect(document, each, components, depth);
}

/** The same without examples, and with the first sentences of descriptions. */
function shortened(value: Json, isMap = false): Json {
  if (Array.isArray(value)) return value.map((each) => shortened(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => isMap || !DROPPED.test(name));
  return Object.fromEntries(
    entries.map(([name, each]) => [
      name,
      !isMap && name === 'description' && typeof each === 'string'
        ? firstSentence(each)
        : shortened(each, !isMap && (name === 'properties' || name === 'responses' || name === 'content')),
    ]),
  );
}

function firstSentence(text: string): string {
  const [sentence = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
  return sentence.slice(0, LONGEST_TEXT);
}
