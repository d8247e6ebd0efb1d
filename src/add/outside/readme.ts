import { edgeGuesses } from '../files/mutations.ts';
import { batchName, listByKeys, lookupRoot } from '../files/resolvers.ts';
import type { Plan } from '../plan.ts';

/** The guesses about an API, a line each with its place. */
export function guessesOf({ roots, mutations, types }: Plan): string[] {
  const keys = roots.flatMap(({ operation, isConnection }) =>
    isConnection && operation.list?.key && !operation.list.key.isSure
      ? [
          `contract.yaml ${operation.id}: no two rows have the same ${operation.list.key.members.join(', ')} (\`x-row-key\`)`,
        ]
      : [],
  );
  const operations = [...roots, ...mutations].flatMap(({ operation }) =>
    operation.guesses.map((guess) => `contract.yaml ${operation.id}: ${guess}`),
  );
  const references = types.all.flatMap(({ name, references: all }) =>
    all.map(
      (each) =>
        `resolvers.ts ${name}.${each.name}: \`${each.field.member}\` is the key of the type ${each.target.name}`,
    ),
  );
  const batches = types.all.flatMap((type) => {
    const found = lookupRoot(roots, type) && listByKeys(roots, type);
    return found
      ? [`batches.ts ${batchName(type)}: \`${found.parameter.originalName}\` selects rows by their keys`]
      : [];
  });
  const edges = mutations.flatMap((mutation) =>
    edgeGuesses(mutation).map((guess) => `mutations.ts ${mutation.name}: ${guess}`),
  );
  const compound = types.all.flatMap(({ name, compound: found }) =>
    found ? [`index.ts ${name}: no two objects have the same ${found.members.join(' and ')}`] : [],
  );
  return [...new Set([...compound, ...operations, ...keys, ...references, ...batches, ...edges])];
}

/** The parts of the document that are not in the graph, a line each with the reason. */
export function omissionsOf({ made, types, inputs }: Plan): string[] {
  return grouped([...new Set([...made.leftOut, ...types.leftOut, ...inputs.leftOut])]);
}

/** Reasons of several operations once. */
function grouped(lines: readonly string[]): string[] {
  const reasonOf = (line: string) => /^[A-Z]+ \/\S*: (`.*)$/.exec(line)?.[1];
  const groups = Map.groupBy(lines, (line) => reasonOf(line) ?? line);
  return [...groups].flatMap(([reason, all]) => (all.length < 3 ? all : [`${all.length} operations: ${reason}`]));
}

/** `README.md` of an API's folder. */
export function readmeFile(plan: Plan): string {
  const { made, roots, mutations } = plan;
  const { slug, title } = made;
  const variable = `MANIFOLD_${slug.toUpperCase()}`;
  const guesses = guessesOf(plan);
  const omissions = omissionsOf(plan);
  return `# ${title}

Written by \`manifold add\` from an OpenAPI document: ${roots.length} root fields and ${mutations.length} mutations. The files are yours to edit.

| file | edit it to |
|---|---|
| \`contract.yaml\` | say what the API serves: paging (\`x-paging\`), caching (\`x-cache\`), codes of failures (\`x-errors\`) |
| \`schema.graphql\` | change the graph: names, descriptions, nullability |
| \`resolvers.ts\`, \`batches.ts\`${mutations.length > 0 ? ', `mutations.ts`, `inputs.ts`, `refusals.ts`' : ''} | change how fields are made of responses |
| \`models.ts\` | change the objects that resolvers of a type receive |
| \`index.ts\` | change nodes and enums |
| \`contract.json\`, \`contract.ts\`, \`types.generated.ts\` | do not: \`manifold add <this folder>\` writes them again |

## Settings

\`\`\`yaml
# manifold.yaml
subgraphs: [<this folder>/index.ts]
apis:
  ${slug}:
    url: ${made.address ?? 'https://…'}${made.scheme ? `\n    token: \${${variable}_TOKEN}` : ''}
\`\`\`

Without a file, set the variables \`${variable}_URL\`${made.scheme ? ` and \`${variable}_TOKEN\`` : ''}. Without an address, \`manifold start\` serves a mock of the contract.

## Guesses

${guesses.length === 0 ? 'None.' : `Check these against the documentation of the API:\n\n${list(guesses)}`}

## Left out

${omissions.length === 0 ? 'Nothing.' : list(omissions)}
`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line.replaceAll('<', '&lt;')}`).join('\n');
}
