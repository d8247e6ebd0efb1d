import { helpOnRequest } from './help-on-request.ts';
import { build } from './package/build.ts';
import { readSourceManifest } from './package/manifest.ts';

helpOnRequest(`npm run build

Builds dist/, THIRD-PARTY.md and sbom.cdx.json, which the published package contains. The sources run without it.`);

await build(process.cwd(), readSourceManifest(process.cwd()).manifest, process.cwd());
