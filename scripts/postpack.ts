import { helpOnRequest } from './help-on-request.ts';
import { restoreManifest } from './package/swap-manifest.ts';

helpOnRequest(`npm run postpack

What npm runs after it packs: puts the package.json of the sources back. If npm pack was interrupted, npm finds no scripts: then
run node scripts/run.mjs scripts/postpack.ts, or take package.json from version control.`);

restoreManifest(process.cwd());
