import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { METHODS, tryDocument } from './try-document.ts';

/** Documents with fewer operations say nothing, and larger files take long. */
const [LEAST_OPERATIONS, MOST_BYTES] = [4, 6e6];
/** More can be had of a document by tags only. */
const [MOST_AT_ONCE, MOST_OF_TAGS] = [300, 150];
/** Hundreds of documents that one generator wrote. */
const GENERATED = /^(?:googleapis|amazonaws|azure|apisetu)/;

interface Operation {
  readonly tags?: readonly string[];
}

/** Tries this many documents of a folder, of different providers, at equal distances in its listing. Resolves with those that failed. */
export async function trySample(folder: string, count: number): Promise<number> {
  const files = documentsIn(folder);
  const chosen = Array.from({ length: count }, (_, index) => files[Math.floor((index * files.length) / count)] ?? '');
  let failed = 0;
  for (const file of chosen) {
    const operations = operationsOf(file);
    const said = await tried(file, operations);
    if (!said.startsWith('started')) failed += 1;
    console.log(`${relative(folder, file)}, ${operations.length} operations: ${said}`);
  }
  console.log(`${count - failed} of ${count} started without an edit`);
  return failed;
}

/** One OpenAPI 3 document of each provider. */
function documentsIn(folder: string): string[] {
  const providers = new Map<string, string>();
  for (const file of globSync('**/*.json', { cwd: folder }).toSorted()) {
    const [provider = ''] = file.split('/');
    if (GENERATED.test(provider) || providers.has(provider)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.length > MOST_BYTES || !/"openapi":\s*"3\.[01]/.test(text)) continue;
    if (operationsOf(join(folder, file)).length >= LEAST_OPERATIONS) providers.set(provider, join(folder, file));
  }
  return [...providers.values()];
}

function operationsOf(file: string): Operation[] {
  const { paths = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths?: Record<string, Record<string, Operation>>;
  };
  return Object.values(paths).flatMap((item) =>
    Object.entries(item ?? {}).flatMap(([method, operation]) => (METHODS.has(method) ? [operation] : [])),
  );
}

async function tried(file: string, operations: readonly Operation[]): Promise<string> {
  const name =
    basename(file, '.json')
      .toLowerCase()
      .replaceAll(/^[^a-z]+|[^a-z\d]/g, '')
      .slice(0, 20) || 'taken';
  try {
    const { queries, mutations, typeErrors, omissions } = await tryDocument(file, {
      name,
      only: operations.length > MOST_AT_ONCE ? tagsOf(operations) : [],
      questions: [],
    });
    if (typeErrors.length > 0) return `does not type-check: ${typeErrors[0]}`;
    return `started; ${queries} queries, ${mutations} mutations, ${omissions.length} omissions`;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return `failed: ${(stderr ?? message).split('\n', 2).join(' ').slice(0, 300)}`;
  }
}

/** Tags with as many operations as can be had at once. */
function tagsOf(operations: readonly Operation[]): string[] {
  const byTag = Map.groupBy(operations, ({ tags: [tag = ''] = [] }) => tag);
  let sum = 0;
  return [...byTag].flatMap(([tag, { length }]) => {
    if (tag === '' || sum + length > MOST_OF_TAGS) return [];
    sum += length;
    return [tag];
  });
}
