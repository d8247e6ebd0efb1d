import type * as Wire from '#contracts/journals';

export type JournalOrganization = Wire.Organisation;
