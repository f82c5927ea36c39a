import { toYuan, type ExportColumn } from '@mingjian/api';
import { areaText } from '../../../resources/areaText';

/** Content of a cell: a number to calculate with, a text, or nothing. */
export type CellValue = number | string | null;

/** Returns the cell of a field: labels of codes, amounts in yuan, other values as they travel. */
export function cellValue(value: unknown, { isText = false, labels, as }: ExportColumn): CellValue {
  if (value === null || value === undefined || value === '') return null;
  const code = plainText(value);
  if (labels && Object.hasOwn(labels, code)) return labels[code]!;
  if (as === 'money' && typeof value === 'number') return toYuan(value);
  if (as === 'tags') return tagsIn(code);
  if (as === 'region') return areaText(code);
  if (typeof value === 'number' && !isText) return value;
  return code;
}

function tagsIn(text: string): string {
  try {
    const tags: unknown = JSON.parse(text);
    return Array.isArray(tags) ? tags.map(plainText).join('、') : text;
  } catch {
    return text;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
