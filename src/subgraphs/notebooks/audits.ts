import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
  rules: {
    'what names a node is an ID, and is called id or by its noun and Id': {
      'Query.notebookLocations(projectName)': 'A project is not a node: no operation reads one.',
    },
  },
};
