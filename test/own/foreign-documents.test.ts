import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CASES } from '../../lab/add-documents/cases.ts';
import { tryDocument } from '../../lab/add-documents/try-document.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

/*
 * Excerpts of documents that nobody here wrote, from `manifold add` to answers. `npm run lab -- add-documents --full` does the same
 * with the whole documents.
 */
describe.each(CASES)('the document of $name, paged by $paging', ({ name, ...more }) => {
  it('is a running graph without an edit', async () => {
    const trial = await tryDocument(join('lab/add-documents/excerpts', `${name}.json`), { name, ...more });

    expect(trial.typeErrors).toEqual([]);
    expect(trial.edits).toBe(0);
    expect(trial.asked.map(({ says, errors, shown }) => [says, errors, shown])).toEqual(
      more.questions.map(({ says, shows }) => [says, undefined, shows]),
    );
  });
});
