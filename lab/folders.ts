import { helpOnRequest } from '../scripts/help-on-request.ts';
import { mutualFolders } from './folders/mutual-folders.ts';

helpOnRequest(`npm run lab -- folders

Lists pairs of sibling folders below src/ that import each other, types included. lab/ratchets.json has the largest number that
npm test accepts: it may only fall.`);

const pairs = mutualFolders();
console.log([...pairs, `${pairs.length} pairs of sibling folders import each other`].join('\n'));
