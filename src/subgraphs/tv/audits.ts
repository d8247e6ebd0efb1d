import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  further: ['{ tvDeaths { nodes { responsibleCharacters { name } } } }'],
  ownWords: 'the series are invented',
};
