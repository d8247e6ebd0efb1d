import { helpOnRequest } from './help-on-request.ts';
import { build } from './package/build.ts';
import { putPublishedManifest, readSourceManifest } from './package/manifest.ts';

helpOnRequest(`npm run prepack

What npm runs before it packs: builds the package, and puts the published package.json in place of that of the sources, until
postpack.`);

await build(process.cwd(), readSourceManifest(process.cwd()).manifest, process.cwd());
putPublishedManifest(process.cwd());
