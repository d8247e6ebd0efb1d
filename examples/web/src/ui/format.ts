export { money, shortDay, wordsOf } from '../../../look/format';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat('en');

export const day = (time: string) => DAY.format(new Date(time));
export const minute = (time: string) => MINUTE.format(new Date(time));
export const number = (value: number) => NUMBER.format(value);
