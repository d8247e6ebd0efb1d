import { BadInputError, from } from '#graph';
import { readerByName } from '#subgraphs/readers/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  UserProfile: {
    reader: from('sub', (subject, { publicationId }, { load }) => {
      if (!isSegment(publicationId)) throw new BadInputError('`publicationId` is no id of a publication.');
      return isSegment(subject) ? load(readerByName, `publications/${publicationId}/readers/${subject}`) : null;
    }),
  },
};

/** Whether a text can be one part of a resource name. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/');
}
