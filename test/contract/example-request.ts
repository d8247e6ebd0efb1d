import {
  type ContractDocument,
  type OperationObject,
  type Parameter,
  resolve,
  type SecurityScheme,
} from '../../scripts/contract/document.ts';

/** A request below an API's address. */
export interface ExampleRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
}

const SIGNATURE = `AWS4-HMAC-SHA256 Credential=a/20260301/local/s/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
/** One upstream requires this form of user agent. */
const AGENT = 'DiscordBot (https://example.test, 1)';

/** The request of an operation's example, made from the contract alone, without the gateway's code. */
export function exampleRequest(
  document: ContractDocument,
  { path, method, operation }: Place,
  { example = operation['x-example'] ?? {}, token }: { example?: OperationObject['x-example']; token?: string } = {},
): ExampleRequest {
  const sent = (operation.parameters ?? [])
    .map((each) => resolve(document, each))
    .map((parameter) => ({ parameter, value: valueOf(document, parameter, example[parameter.name]) }))
    .filter(({ value }) => value !== undefined);
  const of = (place: Parameter['in']) => sent.filter(({ parameter }) => parameter.in === place);
  const query = of('query').map(
    ({ parameter, value }) => `${encodeURIComponent(parameter.name)}=${text(parameter, value)}`,
  );
  const { body, type } = bodyOf(operation, example['body']);
  const credential = credentialOf(document, operation, token);
  return {
    method,
    target: filled(document, operation, path, of('path')) + question([...query, ...credential.query]),
    headers: {
      'user-agent': AGENT,
      ...Object.fromEntries(of('header').map(({ parameter, value }) => [parameter.name, String(value)])),
      ...(type && { 'content-type': type }),
      // One upstream requires a chunked body, and another a content length.
      ...(type === 'application/octet-stream' ? { 'transfer-encoding': 'chunked' } : lengthOf(method, body)),
      ...credential.headers,
    },
    body,
  };
}

type Sent = readonly { readonly parameter: Parameter; readonly value: unknown }[];

/** The value of the example, or else the value that the gateway always sends. */
function valueOf(
  document: ContractDocument,
  { schema, 'x-transport': isOurs, required }: Parameter,
  said: unknown,
): unknown {
  const { const: constant, default: usual } = resolve(document, schema);
  return said ?? constant ?? (isOurs && required ? usual : undefined);
}

function filled(document: ContractDocument, operation: OperationObject, path: string, values: Sent): string {
  const setting = operation['x-path-setting'];
  const [template = ''] = ((setting && document['x-settings']?.[setting]?.default) || path).split('#');
  return values.reduce((whole, { parameter, value }) => {
    const segments = parameter['x-resource-name'] ? String(value).split('/') : [String(value)];
    return whole.replace(`{${parameter.name}}`, segments.map((each) => encodeURIComponent(each)).join('/'));
  }, template);
}

function text({ style }: Parameter, value: unknown): string {
  const separator = style === 'pipeDelimited' ? '|' : ',';
  return [value]
    .flat()
    .map((each) => encodeURIComponent(String(each)))
    .join(separator);
}

const question = (query: readonly string[]) => (query.length > 0 ? `?${query.join('&')}` : '');

function bodyOf({ requestBody }: OperationObject, body: unknown) {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (type === undefined || body === undefined) return { body: '' };
  if (type === 'application/x-www-form-urlencoded') {
    return { type, body: String(new URLSearchParams(body as Record<string, string>)) };
  }
  return { type, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

const lengthOf = (method: string, body: string) =>
  body !== '' || method !== 'GET' ? { 'content-length': String(Buffer.byteLength(body)) } : undefined;

interface Credential {
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The operation's credential, or any that is well-formed. */
function credentialOf(document: ContractDocument, operation: OperationObject, token = 'sandbox'): Credential {
  const security = operation.security ?? document.security ?? [];
  const [name] = security.flatMap((each) => Object.keys(each));
  const scheme = name === undefined ? undefined : document.components.securitySchemes?.[name];
  if (!scheme) return { query: [], headers: {} };
  if (scheme.in === 'query') return { query: [`${scheme.name}=${encodeURIComponent(token)}`], headers: {} };
  const header = scheme.type === 'apiKey' ? String(scheme.name).toLowerCase() : 'authorization';
  return { query: [], headers: { [header]: headerOf(scheme, token) } };
}

function headerOf(scheme: SecurityScheme, token: string): string {
  if (scheme['x-scheme'] === 'sigv4') return SIGNATURE;
  return `${scheme['x-prefix'] ?? (scheme.type === 'apiKey' ? '' : 'Bearer ')}${token}`;
}
