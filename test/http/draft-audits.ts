/**
 * The audits of graphql-http whose requirement the draft of August 2026 has replaced, with the status that it asks for instead, by
 * the audit's id. None is a requirement with MUST.
 */
export const DRAFT_AUDITS: Readonly<Record<string, { readonly verdict: 'notice' | 'warn'; readonly status: number }>> =
  {
    // Malformed requests: 422 where the audit says that 400 may be used.
    '423L': { verdict: 'notice', status: 422 },
    ...Object.fromEntries(
      ['LKJ', '6C0', '476', '58B'].flatMap((id) =>
        [0, 1, 2, 3].map((index) => [`${id}${index}`, { verdict: 'notice', status: 422 } as const]),
      ),
    ),
    '3E3A': { verdict: 'notice', status: 422 },
    // `application/json`: failures are no longer 200.
    '572B': { verdict: 'warn', status: 400 },
    // Its document cannot be parsed.
    FDE2: { verdict: 'warn', status: 400 },
    '7B9B': { verdict: 'warn', status: 422 },
    // Variables that are not of their types: 422, and no longer 400.
    '86EE': { verdict: 'warn', status: 422 },
  };
