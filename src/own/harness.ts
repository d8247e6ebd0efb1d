import { readFileSync } from 'node:fs';

/** A small contract of tickets, as an OpenAPI document that a person could have written. */
export const TICKETS = readFileSync(new URL('../../examples/tickets.yaml', import.meta.url), 'utf8');
