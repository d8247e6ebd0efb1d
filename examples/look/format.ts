const SHORT_DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

export const shortDay = (time: string) => SHORT_DAY.format(new Date(time));

/** An amount with its currency. Amounts are decimal strings, which `Intl` takes without rounding them. */
export function money({ amount, currencyCode }: { amount: string; currencyCode: string }): string {
  const options = { style: 'currency', currency: currencyCode, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat('en', options).format(amount as `${number}`);
}

/** The name of an enum value as words. */
export function wordsOf(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
