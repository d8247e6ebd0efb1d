import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
};
