export { pino } from 'pino';
