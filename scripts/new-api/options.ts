import { parseArgs } from 'node:util';

export interface Options {
  readonly slug: string;
  readonly document: string | undefined;
  readonly title: string | undefined;
  readonly only: readonly string[];
  readonly dryRun: boolean;
}

export const HELP = `npm run new-api -- <slug> [openapi.yaml] [options]

Writes the contract, folder, examples and tests of a new API, which pass npm test as they are: a root field for each
GET operation of an OpenAPI 3.0 or 3.1 document. Without a document, it writes an API of two operations as a start.

  <slug>            the short name: one word of a-z and 0-9
  [openapi.yaml]    the document, in YAML or JSON
  --title <text>    the API's title, instead of the document's
  --only <what>     only operations whose path begins so, or of this operationId; may be repeated
  --dry-run         print the files and write nothing
  --help            print this
`;

/** Reads the command line. */
export function readOptions(
  args: readonly string[],
): Options | { readonly problem: string } | { readonly help: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        only: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { help: HELP };
    const [slug, document, ...others] = positionals;
    if (slug === undefined) return { problem: 'a slug is missing' };
    if (others.length > 0) return { problem: `${others.join(' ')}: one document at most` };
    return { slug, document, title: values.title, only: values.only ?? [], dryRun: values['dry-run'] ?? false };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
