import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const SOURCE = `
import { createClient, match } from 'manifold/client';
import { graphql } from './gql/index.ts';

const Orders = graphql(\`query Orders($first: Int!, $after: String) {
  orders(first: $first, after: $after) { nodes { orderId } pageInfo { hasNextPage endCursor } } }\`);
const Publish = graphql(\`mutation Publish($input: PublishInput!) { publish(input: $input) { __typename
  ... on PublishSuccess { urlNotification { url } } ... on Refusal { message } } }\`);
const client = createClient({ url: '/graphql', persisted: 'get' });

for await (const order of client.pages(Orders, { first: 1 })) order?.orderId.toUpperCase();
const { data } = await client.mutate(Publish, { input: { url: 'https://a.test/', kind: 'UPDATED' } });
if (data?.publish) {
  match(data.publish, {
    PublishSuccess: ({ urlNotification }) => urlNotification?.url,
    UrlOwnershipNotVerified: ({ message }) => message,
    UrlNotificationQuotaExceeded: ({ message }) => message,
  });
  // @ts-expect-error -- Members are missing.
  match(data.publish, { PublishSuccess: () => 1 });
}
// @ts-expect-error -- \`first\` is required.
client.pages(Orders, {});
`;

it.each([
  ['string', true],
  ['documentNode', false],
])(
  "has the types of GraphQL Code Generator's %s documents",
  async (documentMode, hasHash) => {
    const folder = mkdtempSync(join(tmpdir(), 'manifold-client-codegen-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'gql'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'main.ts'), SOURCE);
    const compilerOptions = {
      paths: { 'manifold/client': [resolve('src/client/index.ts')] },
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      noUnusedLocals: false,
      erasableSyntaxOnly: false,
    };
    const project = { extends: resolve('tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));

    await generate({
      schema: 'schema/manifold.graphql',
      documents: join(folder, 'main.ts'),
      generates: {
        [join(folder, 'gql/')]: {
          preset: 'client',
          presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' } },
          config: { documentMode, useTypeImports: true },
        },
      },
      silent: true,
      errorsOnly: true,
    });
    const { stdout } = await run('node', ['node_modules/typescript/bin/tsc', '--project', folder]).catch(
      (error: { stdout: string }) => error,
    );

    expect(stdout).toBe('');
    expect(/"?hash"?: ?"\w+/.test(readFileSync(join(folder, 'gql/graphql.ts'), 'utf8'))).toBe(hasHash);
  },
  120_000,
);
