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
