import { cleanPhone } from './phoneNumber';
import type { TextFormat } from './rule';

/** Characters that show nothing: control, zero-width and direction characters, soft hyphens. */
const UNSEEN = new RegExp(
  '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u180E\\u200B' +
    '\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB]',
  'g',
);

/**
 * Joiners without a use: Chinese and Latin characters and digits never need one. Emoji and scripts
 * such as Persian or Hindi do.
 */
const STRAY_JOINERS = new RegExp(
  [
    '(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\u200C\\u200D]',
    '(?<=[\\p{Script=Han}\\p{Script=Latin}\\d])[\\u200C\\u200D]',
    '[\\u200C\\u200D](?![\\p{L}\\p{M}\\p{Extended_Pictographic}])',
    '[\\u200C\\u200D](?=[\\p{Script=Han}\\p{Script=Latin}\\d])',
  ].join('|'),
  'gu',
);

/** Dots between the parts of a name: bullets, full stops and dots of input methods. */
const NAME_DOTS = /[\u00B7\u0387\u2022\u2024\u2027\u2219\u22C5\u2E31\u30FB\uFF0E\uFF65]/g;
const DASHES = /[\u2010-\u2015\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g;
const APOSTROPHES = /[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07`]/g;
const FULL_STOPS = /[\u3002\uFF0E\uFF61]/g;

/** Returns a text of several lines without unseen characters. Joiners inside words stay. */
export const cleanLines = (text: string): string =>
  text.replace(UNSEEN, '').replace(STRAY_JOINERS, '').replace(ACCENTED, composed);

/** Letters with accents of their own, as some systems store them. */
const ACCENTED = /[\p{L}\p{N}]\p{M}+/gu;
const composed = (letter: string) => letter.normalize('NFC');

/**
 * Returns the one form in which a text on one line is stored, by its format: without unseen
 * characters, with plain blanks; codes, numbers and addresses in half width. Passwords and masked
 * texts stay as they are.
 */
export function cleanText(text: string, format?: TextFormat | 'code'): string {
  if (format === 'password') return text;
  const line = cleanLines(text)
    .replace(/\r\n|\s/g, ' ')
    .trim();
  return format === undefined || line.includes('*') ? line : FORMS[format](line);
}

/**
 * Returns a JSON text with every text in it clean, those of several lines by their lines; what is
 * no JSON as it is.
 */
export function cleanJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json, (_key, value: unknown) => cleanLeaf(value)));
  } catch {
    return json;
  }
}

function cleanLeaf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.includes('\n') ? cleanLines(value) : cleanText(value);
}

const same = (line: string) => line;

const FORMS: Readonly<Record<TextFormat | 'code', (line: string) => string>> = {
  tel: (line) => cleanPhone(plain(line)),
  email: (line) => withoutBlanks(plain(line.replace(FULL_STOPS, '.'))).replace(/^mailto:/i, ''),
  url: same,
  link: same,
  username: plain,
  password: same,
  creditCode: cleanCode,
  code: cleanCode,
  personName: (line) =>
    halfWidth(line.replace(NAME_DOTS, '·'))
      .replace(DASHES, '-')
      .replace(APOSTROPHES, "'")
      .replace(/ *·[ ·]*/g, '·')
      .replace(/ {2,}/g, ' '),
  idNo: (line) => cleanCode(line).replace(/^([\d-]+)([\dX])$/, unhyphenated),
};

/** Returns a code as lists of codes have it: half width, capital letters, no blanks nor quotes. */
export function cleanCode(text: string): string {
  const line = plain(cleanLines(text)).replace(/^['"\s]+|['"\s]+$/g, '');
  // Capitals of some letters are a letter with its accents apart.
  return withoutBlanks(line).toUpperCase().replace(ACCENTED, composed);
}

/** An identity number in groups is one number; the hyphens of other papers belong to them. */
const unhyphenated = (code: string) => {
  const digits = code.replaceAll('-', '');
  return digits.length === 18 ? digits : code;
};

/** Returns a text that people type in any width in half width, with plain dashes, unjoined. */
function plain(line: string) {
  return halfWidth(line)
    .replace(/[\u200C\u200D]/g, '')
    .replace(DASHES, '-');
}

const withoutBlanks = (line: string) => line.replace(/\s+/g, '');

/** Returns a text with the characters of ASCII in half width. */
function halfWidth(line: string) {
  return line.replace(/[\uFF01-\uFF5E]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}

/**
 * Returns a text as searches compare it: width, case, look-alike dots, dashes, apostrophes and
 * blanks make no difference, unseen characters and joiners do not count. The database has the same
 * function, `fold_text`.
 */
export const foldText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\u200C\u200D]/g, '')
    .replace(NAME_DOTS, '·')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .toLowerCase();
