export type { Cause, Level } from './causes.ts';
export { ACCESS_MEMBERS, type AccessCall, type AccessFields, CALL_MEMBERS, type Fields } from './fields.ts';
export { createLog, type Log, type LogSettings } from './log.ts';
