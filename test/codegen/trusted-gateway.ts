import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { gatewayFrom } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { served } from '#test/served';

/** The body of a request, as far as it names a document. */
export interface SentBody {
  readonly query?: string;
  readonly documentId?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

/** A gateway over sandboxes with this manifest in its settings, and a `fetch` that records the bodies sent to it. */
export async function trustedGateway(manifest: string, only = true) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-trusted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [documents, file] = [join(folder, 'persisted-documents.json'), join(folder, 'manifold.yaml')];
  writeFileSync(documents, manifest);
  writeFileSync(file, `documents: { manifest: ${documents}, only: ${only} }\nunconfigured: omit\n`);
  const slugs = ['countries', 'marketplace'] as const;
  const contracts = slugs.map(readContract);
  const { origin } = await sandboxOf(slugs);
  const gateway = gatewayFrom(onSandbox(loadSettings({ file, environment: {}, contracts }), contracts, origin));
  const { address: url } = await served(gateway);
  const sent: SentBody[] = [];
  const recording: typeof fetch = (input, init) => {
    sent.push(JSON.parse(init?.body as string) as SentBody);
    return fetch(input, init);
  };
  return { url, sent, fetch: recording };
}
