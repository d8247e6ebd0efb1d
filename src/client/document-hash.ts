/** The id of a document that `manifold-gateway/codegen` generated, as it is in the manifest; `undefined` for others. */
export function documentHash(document: object): string | undefined {
  const { __meta__: meta } = document as { readonly __meta__?: Readonly<Record<string, unknown>> };
  return typeof meta?.['hash'] === 'string' ? meta['hash'] : undefined;
}
