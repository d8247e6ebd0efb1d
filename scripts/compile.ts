import { slugs } from '#contracts';
import { loadMocks } from '#sandbox';
import { main } from '../src/cli/index.ts';

/*
 * Loads most modules of `npm start` after an installation, which fills Node's compile cache: the first start is then as fast as
 * later ones.
 */
const silent = { environment: {}, out: () => undefined, error: () => undefined, signals: process };
await Promise.all([main(['schema'], silent), import('#console'), loadMocks(slugs)]);
process.exit();
