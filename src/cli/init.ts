import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isMap, parseDocument } from 'yaml';
import { settingsError, settingsFile } from '#config';
import { PACKAGE } from '../package.ts';
import { apiOptions } from './add.ts';
import { type AddResult, builtinsNote, newSettingsText } from './add-api.ts';
import { type Command, type CommandContext, configOption } from './command.ts';

/** The settings of each way to sign in, for an API with this prefix of its variables. */
const AUTH: Readonly<Record<string, (variable: string) => readonly string[]>> = {
  none: () => [],
  token: (variable) => [`token: \${${variable}_TOKEN}`],
  basic: (variable) => [
    'credentials:',
    '  type: basic',
    `  username: \${${variable}_USERNAME}`,
    `  password: \${${variable}_PASSWORD}`,
  ],
  'client-credentials': (variable) => [
    'credentials:',
    '  type: client-credentials',
    '  tokenUrl: https://auth.example/token',
    `  clientId: \${${variable}_CLIENT_ID}`,
    `  clientSecret: \${${variable}_CLIENT_SECRET}`,
  ],
  forward: () => ['forward: [authorization]'],
};

export const init: Command = {
  name: 'init',
  summary: 'Starts a project: asks for an OpenAPI document, or takes it, and writes the API and the settings',
  argument: {
    name: 'document',
    isOptional: true,
    help: 'An OpenAPI or Swagger document, its URL, or a folder of them; asked for on a terminal. Without one, the settings are for the built-in APIs',
  },
  options: [
    ...apiOptions,
    { name: 'url', value: 'url', help: 'The address of the API; without it, `manifold start` serves a mock' },
    { name: 'auth', value: 'way', help: `How calls sign in: ${Object.keys(AUTH).join(', ')}` },
    configOption,
  ],
  examples: ['manifold init', 'manifold init tickets.yaml --name desk --auth token'],
  async run(context) {
    const { terminal } = context;
    const given = { ...context.options, ...(await answersTo(context)) };
    const { document, auth = 'none', url, config } = given;
    if (!Object.hasOwn(AUTH, auth)) {
      throw settingsError(`--auth: ${JSON.stringify(auth)} is not one of ${Object.keys(AUTH).join(', ')}`);
    }
    if (url !== undefined && !/^https?:\/\/[^/]/.test(url)) {
      throw settingsError(`--url: ${JSON.stringify(url)} is not an http or https URL`);
    }
    const { name: file } = settingsFile(config, terminal.environment);
    if (document === undefined) {
      if (existsSync(file)) throw settingsError(`${file} exists already; \`manifold add\` adds an API to it`);
      writeFileSync(file, `${newSettingsText(file)}builtins: [all]\n`);
      terminal.out(`Wrote ${file}, for the built-in APIs.`);
    } else {
      const { addApi } = await import('./add-api.ts');
      const added = await addApi({ ...context, options: { ...given, file: document } });
      for (const api of added) report(api, context, settingsIn(file, api, { url, auth }));
    }
    if (writePackage(dirname(resolve(file)))) terminal.out('Wrote package.json.');
    terminal.out('\nNext: npx manifold start, and open http://127.0.0.1:4000/graphql');
    return 0;
  },
};

/** The answers to questions whose options are not given, on a terminal. */
async function answersTo({ options: given, terminal }: CommandContext): Promise<Readonly<Record<string, string>>> {
  if (!terminal.input || given['document'] !== undefined) return {};
  const prompt = createInterface({ input: terminal.input });
  const lines = prompt[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  const ask = async (option: string, question: string) => {
    if (given[option] !== undefined) return;
    terminal.error(question);
    const { value: answer = '' } = (await lines.next()) as { value?: string };
    if (answer.trim() !== '') answers[option] = answer.trim();
  };
  try {
    await ask('document', 'OpenAPI document of your API (file, folder or URL; empty: only the built-in APIs):');
    if (answers['document'] === undefined) return answers;
    await ask('name', 'Short name (empty: from its title):');
    await ask('url', 'Address of the API (empty: a mock for now):');
    await ask('auth', `How calls sign in: ${Object.keys(AUTH).join(', ')} (empty: none):`);
    return answers;
  } finally {
    prompt.close();
  }
}

function report(result: AddResult, { terminal }: CommandContext, unset: string): void {
  const { slug, folder, files, queries, mutations, guesses } = result;
  terminal.out(
    `Wrote ${folder} (${files.length} files): ${queries.length} root fields and ${mutations.length} mutations of ${slug}.`,
  );
  if (guesses.length > 0) terminal.out(`Read the ${guesses.length} guesses in ${folder}/README.md.`);
  for (const note of builtinsNote(result)) terminal.out(note);
  if (unset !== '') terminal.out(`\nAdd to the settings:\n\n${unset}`);
}

/**
 * Writes the settings of an API. Those that need variables, or an address that is not known yet, are comments. Returns the
 * lines for a file that has `apis` already, which is left as it is.
 */
function settingsIn(
  file: string,
  { slug, address }: AddResult,
  { url, auth }: { url: string | undefined; auth: string },
): string {
  const variable = `MANIFOLD_${slug.toUpperCase()}`;
  const secret = AUTH[auth]?.(variable) ?? [];
  const lines = [
    url === undefined
      ? `# url: ${address ?? 'https://…'} # without it, \`manifold start\` serves a mock`
      : `url: ${url}`,
    ...secret.map((line) => (url === undefined && auth !== 'forward' ? `# ${line}` : line)),
  ];
  const text = ['apis:', `  ${slug}:`, ...lines.map((line) => `    ${line}`)].join('\n');
  const found = readFileSync(file, 'utf8');
  const document = parseDocument(found);
  if (document.errors.length > 0 || !isMap(document.contents) || document.has('apis')) return text;
  writeFileSync(file, `${found.trimEnd()}\n${text}\n`);
  return '';
}

/** Writes `package.json` if there is none. */
function writePackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return false;
  const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  const manifest = {
    name:
      basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]+/g, '-') || 'graph',
    private: true,
    type: 'module',
    scripts: { start: 'manifold start', serve: 'manifold serve' },
    dependencies: { [PACKAGE]: `^${own.version}` },
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return true;
}
