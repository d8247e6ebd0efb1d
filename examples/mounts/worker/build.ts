import { globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/*
 * Bundles the worker, and writes the configuration of workerd. The files that the gateway reads, schemas and contracts, become
 * modules: workerd has them below /bundle. Arguments are another worker, its variable and the folder of the bundle.
 */
const FOLDER = import.meta.dirname;
const [worker = join(FOLDER, 'worker.ts'), variable = 'MANIFOLD_COUNTRIES_URL', out = join(FOLDER, 'dist')] =
  process.argv.slice(2);
const OUT = resolve(out);
const PACKAGE = realpathSync(join(FOLDER, '../node_modules/manifold-gateway'));
const FILES = ['src/**/*.graphql', 'src/gateway/**/*.json', 'mesh/generated/*.json'];

mkdirSync(OUT, { recursive: true });
const bundle = await rolldown({
  input: resolve(worker),
  platform: 'node',
  external: /^node:/,
  plugins: [
    {
      name: 'urls',
      transform(code, id) {
        if (id.includes('/node_modules/')) return null;
        const url = JSON.stringify(`file:///bundle/${relative(PACKAGE, id)}`);
        return code.replaceAll('import.meta.url', url).replaceAll(/\bimport\.meta\b(?!\.)/g, `({ url: ${url} })`);
      },
    },
    {
      // GraphiQL is not served by `fetch`.
      name: 'without-pages',
      resolveId: (id) => (id.startsWith('@graphql-yoga/render-graphiql') ? id : null),
      load: (id) => (id.startsWith('@graphql-yoga/render-graphiql') ? 'export {};' : null),
    },
  ],
});
await bundle.write({ dir: OUT, entryFileNames: 'worker.js', codeSplitting: false });

const modules = globSync(FILES, { cwd: PACKAGE }).map(
  (file) => `(name = "${file}", data = embed "${relative(OUT, join(PACKAGE, file))}")`,
);
writeFileSync(
  join(OUT, 'config.capnp'),
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js"), ${modules.join(', ')}],
      bindings = [
        (name = "${variable}", fromEnvironment = "${variable}"),
        (name = "GATEWAY", durableObjectNamespace = "GatewayObject"),
      ],
      durableObjectNamespaces = [(className = "GatewayObject", uniqueKey = "gateway")],
      durableObjectStorage = (inMemory = void),
      compatibilityDate = "2026-10-01",
      # Without these, the gateway is not told of callers that leave.
      compatibilityFlags = ["enable_request_signal", "request_signal_passthrough"],
    )),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:3000", http = (), service = "worker")],
);
`,
);
