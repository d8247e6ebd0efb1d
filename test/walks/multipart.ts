/** The body of an upload, by the multipart request specification for GraphQL. */
export function multipartBody(query: string, variable: string, file: File): FormData {
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { [variable]: null } }));
  body.append('map', JSON.stringify({ 0: [`variables.${variable}`] }));
  body.append('0', file);
  return body;
}

/** Sends an upload by `fetch`, for clients without uploads of their own. */
export async function sendUpload(
  endpoint: string,
  query: string,
  file: File,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { 'graphql-preflight': '1' };
  const response = await fetch(endpoint, { method: 'POST', headers, body: multipartBody(query, 'file', file) });
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
