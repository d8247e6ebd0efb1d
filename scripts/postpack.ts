import { helpOnRequest } from './help-on-request.ts';
import { restoreManifest } from './package/manifest.ts';

helpOnRequest(`npm run postpack

What npm runs after it packs: puts the package.json of the sources back. Where npm pack was interrupted, the next npm start, npm test or
other script does.`);

restoreManifest(process.cwd());
