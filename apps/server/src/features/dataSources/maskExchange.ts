import { maskEmail, maskIdCardNo, maskMobile } from '../../resources/masks';

/** Most characters of a stored text. */
const MOST = 20_000;

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

/** Returns the JSON text of a value for the log, masked. */
export const maskedJson = (value: unknown): string => {
  const text = JSON.stringify(masked(value));
  return text.length > MOST ? JSON.stringify(`${text.slice(0, MOST)}…`) : text;
};

/** Returns a response for the log: JSON where it is, a JSON text of another one. */
export function maskedResponse(text: string | null): string | null {
  if (text === null) return null;
  try {
    return maskedJson(JSON.parse(text) as unknown);
  } catch {
    // PostgreSQL stores no null characters.
    return maskedJson(text.replaceAll('\u0000', '').slice(0, MOST));
  }
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? ofNumber(value) : String(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [maskText(name), masked(one)]),
  );
}

/** A phone number may be a number. */
function ofNumber(value: number) {
  const text = String(value);
  const shown = maskText(text);
  return shown === text ? value : shown;
}
