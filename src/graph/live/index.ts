export type { LiveEvent, LiveField, LiveFields, LiveRead, LiveSource } from './live-field.ts';
