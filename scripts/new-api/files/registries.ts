/** `.meshrc.yaml` with a line for the contract, after the others. */
export function withMeshSource(text: string, slug: string): string {
  const line =
    `  - { name: ${slug}, handler: { openapi: { source: ./mesh/${slug}.yaml } }, ` +
    `transforms: [{ prefix: { value: ${slug}_, includeRootOperations: true } }] }`;
  return `${text.trimEnd()}\n${line}\n`;
}

/** `src/subgraphs/index.ts` with a line for the folder, in the order of the alphabet. */
export function withSubgraph(text: string, slug: string): string {
  const lines = [...text.trimEnd().split('\n'), `export { ${slug} } from './${slug}/index.ts';`];
  return `${lines.toSorted().join('\n')}\n`;
}
