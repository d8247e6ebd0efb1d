import { slugs } from '#contracts';
import { loadStandIns } from '#sandbox';
import { main } from '../src/cli/index.ts';

/*
 * Does most of what `npm start` does before it listens, once everything is installed: Node keeps what it has compiled, so
 * that the first start is as fast as those after it.
 */
const silent = { environment: {}, out: () => undefined, error: () => undefined, signals: process };
await Promise.all([main(['schema'], silent), import('#console'), loadStandIns(slugs)]);
process.exit();
