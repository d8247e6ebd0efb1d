import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Preview {
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  close(): Promise<void>;
}

interface Vite {
  preview(options: object): Promise<Preview>;
}

/** Serves a built application with this graph, on a port of its own unless one is given. */
export async function previewExample(folder: string, graph: string, port = 0) {
  const vite = (await import(
    pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href
  )) as unknown as Vite;
  const server = await vite.preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port, proxy: { '/graphql': new URL(graph).origin } },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The preview has no address.');
  return { origin, stop: () => server.close() };
}
