const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const SHORT_DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat('en');

export const day = (time: string) => DAY.format(new Date(time));
export const shortDay = (time: string) => SHORT_DAY.format(new Date(time));
export const minute = (time: string) => MINUTE.format(new Date(time));
export const number = (value: number) => NUMBER.format(value);

/** An amount with its currency. Amounts are decimal strings, which `Intl` takes without rounding them. */
export function money({ amount, currencyCode }: { amount: string; currencyCode: string }): string {
  const options = { style: 'currency', currency: currencyCode, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat('en', options).format(amount as `${number}`);
}
