import { helpOnRequest } from './help-on-request.ts';
import { restoreManifest } from './package/swap-manifest.ts';

helpOnRequest(`npm run postpack

What npm runs after it packs: puts the package.json of the sources back. If npm pack was interrupted, that happens without it; after
a power failure, or where there is no ps, run node scripts/run.mjs scripts/postpack.ts.`);

restoreManifest(process.cwd());
