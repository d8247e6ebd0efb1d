import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code is part of a built file. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence. */
  readonly text: string;
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE_FILE = /^(licen[cs]e|copying)/i;

/** The packages that these modules belong to, by name. */
export function bundledPackages(modules: Iterable<string>): readonly BundledPackage[] {
  const folders = new Set([...modules].flatMap((id) => PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[0] ?? []));
  return [...folders].map(readPackage).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function readPackage(folder: string): BundledPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<BundledPackage, 'text'>;
  const { name, version, license } = manifest;
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  // Some packages state their licence in package.json only.
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
  return { name, version, license, text };
}

const GRAPHIQL = '@graphql-yoga/render-graphiql';
const NOTE = [
  `${GRAPHIQL} is a bundle itself: of GraphiQL, with React and the Monaco Editor, which have the MIT licence too. It does not name`,
  'their versions.',
  '',
];

/** The page that names these packages with their licences, and has each different text once. */
export function thirdPartyPage(packages: readonly BundledPackage[]): string {
  const distinct = [...new Map(packages.map((each) => [keyOf(each), each])).values()];
  const list = distinct.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const texts = Map.groupBy(distinct, ({ license, text }) => (text === '' ? `Licence: ${license}` : text));
  const sections = [...texts].map(([text, of]) => {
    const names = of.map(({ name }) => name).join(', ');
    return `\n## ${names}\n\n${text.startsWith('Licence: ') ? text : `\`\`\`text\n${text}\n\`\`\``}\n`;
  });
  const isThere = distinct.some(({ name }) => name === GRAPHIQL);
  const head = [
    '# Third-party code',
    '',
    'The built files contain code of these packages.',
    '',
    ...(isThere ? NOTE : []),
  ];
  return `${[...head, '| package | version | licence |', '|---|---|---|', ...list].join('\n')}\n${sections.join('')}`;
}

const keyOf = ({ name, version }: BundledPackage) => `${name} ${version}`;
