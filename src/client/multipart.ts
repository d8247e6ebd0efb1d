/** The files of variables, and the variables with null in their places. */
export interface Extracted {
  readonly variables: unknown;
  readonly files: readonly ExtractedFile[];
}

interface ExtractedFile {
  readonly path: string;
  readonly file: Blob;
}

/** Takes the files (`File`, `Blob`) out of variables. */
export function extractFiles(variables: unknown): Extracted {
  const files: ExtractedFile[] = [];
  return { variables: withoutFiles(variables, 'variables', files), files };
}

function withoutFiles(value: unknown, path: string, files: ExtractedFile[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((element, index) => withoutFiles(element, `${path}.${index}`, files));
  if (!isPlain(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutFiles(member, `${path}.${name}`, files)]);
  return Object.fromEntries(members);
}

/** Other objects, such as dates, have a JSON form of their own. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The form of a request with files (GraphQL multipart request specification). Each file has one path. */
export function multipartForm(operations: object, files: Extracted['files']): FormData {
  const form = new FormData();
  // The gateway takes a literal U+FFFD for bytes that were not UTF-8.
  form.append('operations', JSON.stringify(operations).replaceAll('\ufffd', '\\ufffd'));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file);
  return form;
}

/**
 * The body of a form, and its media type where the caller has to name it. The files of test environments such as jsdom are
 * unknown to the `fetch` beside them: there the form is encoded here.
 */
export async function formBody(form: FormData): Promise<{ readonly body: FormBody; readonly type?: string }> {
  isNative ??= encodesFiles();
  if (await isNative) return { body: form };
  const boundary = `form-${crypto.randomUUID()}`;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') parts.push(encoder.encode(`${head}\r\n\r\n${value}\r\n`));
    else {
      const filename = value.name.replaceAll(/[\r\n"]/g, encodeURIComponent);
      const type = value.type || 'application/octet-stream';
      parts.push(encoder.encode(`${head}; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`));
      parts.push(new Uint8Array(await value.arrayBuffer()), encoder.encode('\r\n'));
    }
  }
  parts.push(encoder.encode(`--${boundary}--\r\n`));
  return { body: joined(parts), type: `multipart/form-data; boundary=${boundary}` };
}

let isNative: Promise<boolean> | undefined;

/** Whether `fetch` knows the `FormData` and the `Blob` beside it. */
async function encodesFiles(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob(['known']));
  return (await new Response(form).text()).includes('known');
}

/** A form, or its bytes. */
export type FormBody = FormData | Uint8Array<ArrayBuffer>;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
