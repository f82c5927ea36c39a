import type { ExportColumn } from '@mingjian/api';

/** What stands in a cell: a number to calculate with, a text, or nothing. */
export type CellValue = number | string | null;

/**
 * Returns what a row's field is in a file: coded values in words, amounts in yuan, everything else
 * as it travels.
 */
export function cellValue(
  value: unknown,
  { isText = false, labels, reads }: ExportColumn,
): CellValue {
  if (value === null || value === undefined || value === '') return null;
  const code = plainText(value);
  if (labels && Object.hasOwn(labels, code)) return labels[code]!;
  if (reads === 'fen' && typeof value === 'number') return value / 100;
  if (reads === 'words') return wordsIn(code);
  if (typeof value === 'number' && !isText) return value;
  return code;
}

function wordsIn(text: string): string {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words.map(plainText).join('、') : text;
  } catch {
    return text;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
