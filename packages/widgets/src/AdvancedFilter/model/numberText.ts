import type { AdvancedField } from './advancedField';

/** Hundredths of an amount with at most two decimals. */
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/u;

/** Returns the stored form of an entered value: an amount of money in hundredths. */
export function toStored(kind: AdvancedField['kind'], text: string): string {
  const [, sign, whole, decimals = ''] = (kind === 'money' && AMOUNT.exec(text)) || [];
  return whole === undefined ? text : String(Number(`${sign}${whole}${decimals.padEnd(2, '0')}`));
}

/** Returns a stored value as it is entered: an amount of money with its decimals. */
export function toEntered(kind: AdvancedField['kind'], stored: string): string {
  if (kind !== 'money' || !/^-?\d+$/u.test(stored)) return stored;
  const digits = stored.replace('-', '').padStart(3, '0');
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/u, '');
  return stored.startsWith('-') ? `-${amount}` : amount;
}
