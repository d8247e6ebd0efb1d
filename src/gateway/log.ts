export { type Cause, createLog, type Fields, type Log, type LogSettings } from '#log';
