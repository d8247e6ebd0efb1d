/** A request that may be too costly for a gateway, before it is serialized. */
export interface CostlyRequest {
  readonly name: string;
  readonly form: 'post' | 'get' | 'multipart';
  readonly query: string;
  /** JSON text, which need not be valid. */
  readonly variables?: string | undefined;
  readonly operationName?: string | undefined;
  /** JSON text, which need not be valid. */
  readonly extensions?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An HTTP request. */
export interface HttpMessage {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const BOUNDARY = 'worst-case';
/** The variable of the file of a multipart request. */
const FILE_VARIABLE = 'file';
/** Some APIs forward it. */
const CREDENTIAL = { authorization: 'Bearer sandbox' };

/** Serializes a request to HTTP. */
export function messageOf(request: CostlyRequest): HttpMessage {
  const headers = { ...CREDENTIAL, ...request.headers };
  if (request.form === 'get') return { method: 'GET', target: targetOf(request), headers, body: undefined };
  if (request.form === 'post') {
    const type = { 'content-type': 'application/json', ...headers };
    return { method: 'POST', target: '/graphql', headers: type, body: jsonOf(request) };
  }
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'graphql-preflight': '1', ...headers };
  return { method: 'POST', target: '/graphql', headers: type, body: multipartOf(request) };
}

function targetOf({ query, variables, operationName, extensions }: CostlyRequest): string {
  const parameters = Object.entries({ query, variables, operationName, extensions });
  const given = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`],
  );
  return `/graphql?${given.join('&')}`;
}

function jsonOf({ query, variables, operationName, extensions }: CostlyRequest): string {
  const members = [`"query":${JSON.stringify(query)}`];
  if (variables !== undefined) members.push(`"variables":${variables}`);
  if (operationName !== undefined) members.push(`"operationName":${JSON.stringify(operationName)}`);
  if (extensions !== undefined) members.push(`"extensions":${extensions}`);
  return `{${members.join(',')}}`;
}

/** GraphQL multipart request specification: `operations`, `map`, and one file. */
function multipartOf(request: CostlyRequest): string {
  const variables = request.variables ?? '{}';
  const rest = variables.slice(1).trimStart();
  const withFile = `{"${FILE_VARIABLE}":null${rest.startsWith('}') ? '' : ','}${rest}`;
  const operations = jsonOf({ ...request, variables: variables.startsWith('{') ? withFile : variables });
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"; filename="a.txt"\r\n\r\ncontent\r\n`;
  const map = JSON.stringify({ 0: [`variables.${FILE_VARIABLE}`] });
  return `${field('operations', operations)}${field('map', map)}${file}--${BOUNDARY}--\r\n`;
}
