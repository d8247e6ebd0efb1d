export { ACCESS_MEMBERS, type AccessCall, type AccessFields, CALL_MEMBERS } from './access-fields.ts';
export type { Cause, Level } from './causes.ts';
export type { Fields } from './fields.ts';
export { createLog, type Log, type LogSettings } from './log.ts';
