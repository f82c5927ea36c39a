import { maskEmail, maskIdCardNo, maskMobile } from './masks';

/** Separators within the numbers that people and vendors write. */
const GAP = '[ \\-\\u3000]?';
const ID_CARD = new RegExp(`(?<!\\d)\\d(?:${GAP}\\d){14,}(?:${GAP}[Xx])?(?!\\d)`, 'g');
const MOBILE = new RegExp(`(?<!\\d)(?:\\+?86${GAP})?1\\d(?:${GAP}\\d){9}(?!\\d)`, 'g');
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Returns a text for the log: numbers of people and their addresses are masked, wherever they are.
 * Full-width digits count as digits.
 */
export const maskText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(ID_CARD, (number) => maskIdCardNo(number.replace(/[^\dXx]/g, '')))
    .replace(MOBILE, (number) => maskMobile(number.replace(/\D/g, '').slice(-11)))
    .replace(EMAIL, maskEmail);
