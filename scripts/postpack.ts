import { helpOnRequest } from './help-on-request.ts';
import { restoreManifest } from './package/swap-manifest.ts';

helpOnRequest(`npm run postpack

What npm runs after it packs: puts the package.json of the sources back. Run it if npm pack was interrupted:
node scripts/run.mjs scripts/postpack.ts, because the published package.json has no scripts.`);

restoreManifest(process.cwd());
