import type { RuleProblem } from './rule';

const MOBILE = /^1[3-9]\d{9}$/;
const AREA = '0(?:10|2\\d|[3-9]\\d{2})';
const LANDLINE = new RegExp(`^(${AREA})([2-9]\\d{6,7})$`);
const SERVICE = /^([48]00)(\d{3})(\d{4})$/;
const FOREIGN = /^\+(?!86)[1-9]\d{6,14}$/;

const EXTENSION = /^(.*?)[\s,;(]*(?:转|轉|分机|ext(?:ension)?\.?|x|#)\s*:?\s*(\d{1,6})\)?$/i;
const HYPHENATED = /^(.*\d)\s*-\s*(\d{1,6})$/;

/** The one form of a number: `13800001234`, `010-88886666-8001`, `400-820-8820`, `+14155550100`. */
const STORED = new RegExp(
  `^(1[3-9]\\d{9}|(${AREA}-[2-9]\\d{6,7}|[48]00-\\d{3}-\\d{4})(-\\d{1,6})?|\\+(?!86)[1-9]\\d{6,14})$`,
);

/** Whether a clean number is a mobile number, or a landline with its area code. */
export const isPhone = (number: string): boolean => STORED.test(number);

/** Returns the one form of a phone number in half width; other texts as they are. */
export function cleanPhone(text: string): string {
  const [, main, extension] = EXTENSION.exec(text) ?? [];
  if (main !== undefined && extension !== undefined) return joined(main, extension) ?? text;
  const [, start, end] = HYPHENATED.exec(text) ?? [];
  return joined(text) ?? joined(start ?? '', end) ?? text;
}

function joined(main: string, extension?: string): string | undefined {
  const number = nationalOf(main.replace(/[\s().·/-]/g, ''));
  if (extension === undefined && (MOBILE.test(number) || FOREIGN.test(number))) return number;
  const [, area, line] = LANDLINE.exec(number) ?? [];
  const [, service, first, last] = SERVICE.exec(number) ?? [];
  const parts = area ? [area, line] : service ? [service, first, last] : undefined;
  return parts && [...parts, ...(extension ? [extension] : [])].join('-');
}

/** Returns a number without the code of China, and with the zero of its area. */
function nationalOf(digits: string): string {
  const [, inside] = /^(?:\+|00)86(\d+)$/.exec(digits) ?? [];
  if (inside !== undefined)
    return /^[02-9]/.test(inside) && !SERVICE.test(inside) ? inside.replace(/^0?/, '0') : inside;
  const [, bare] = /^86(1[3-9]\d{9})$/.exec(digits) ?? [];
  return bare ?? digits.replace(/^00(?=[1-9])/, '+');
}

/** Returns what is wrong with a number that is almost one; `undefined` for anything else. */
export function phoneProblem(text: string): RuleProblem | undefined {
  const digits = text.replace(/[\s()-]/g, '');
  if (!/^\d{3,}$/.test(digits)) return undefined;
  const count = digits.length;
  if (/^1[3-9]/.test(digits) && count !== 11)
    return {
      zh: `${count} 位，手机号应为 11 位`,
      en: `${count} digits; a mobile number has 11`,
    };
  if (/^1[0-2]\d{9}$/.test(digits))
    return {
      zh: `以 ${digits.slice(0, 2)} 开头，手机号应以 13 至 19 开头`,
      en: `Starts with ${digits.slice(0, 2)}; a mobile number starts with 13 to 19`,
    };
  if (/^[2-9]\d{6,7}$/.test(digits))
    return {
      zh: '缺少区号，请按 010-88886666 的格式填写',
      en: 'The area code is missing. Enter it as in 010-88886666',
    };
  return undefined;
}
