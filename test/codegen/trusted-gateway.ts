import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { gatewayFrom } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { served } from '#test/served';
import { temporaryFolder } from '#test/temporary-folder';

/** The body of a request, as far as it names a document. */
export interface SentBody {
  readonly query?: string;
  readonly documentId?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

/** A gateway over sandboxes with this manifest in its settings, and a `fetch` that records the bodies sent to it. */
export async function trustedGateway(manifest: string, only = true) {
  const folder = temporaryFolder();
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
