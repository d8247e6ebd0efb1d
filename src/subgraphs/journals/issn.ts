/** The ISSN in a text, normalized. */
export function issnIn(text: string | undefined): string | undefined {
  const issn = text?.trim().toUpperCase() ?? '';
  return /^\d{4}-\d{3}[\dX]$/.test(issn) ? issn : undefined;
}

/** The valid ISSNs among these texts, normalized, each once. */
export function issnsIn(texts: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(texts.map(issnIn).filter((issn) => issn !== undefined))];
}
