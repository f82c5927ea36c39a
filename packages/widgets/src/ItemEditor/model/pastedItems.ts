import type { ItemDraft, SurveyItemType } from './surveyItems';

/** Items read from pasted rows, and the numbers of lines that could not be read. */
export interface PastedItems {
  items: readonly ItemDraft[];
  /** From 1. */
  wrongLines: readonly number[];
}

const TYPES: Readonly<Record<string, SurveyItemType>> = {
  '': 'input',
  input: 'input',
  文本: 'input',
  select: 'select',
  选择: 'select',
  switch: 'switch',
  开关: 'switch',
  data: 'data',
  date: 'data',
  日期: 'data',
  datarange: 'datarange',
  daterange: 'datarange',
  日期范围: 'datarange',
};

/**
 * Returns the items of rows copied from a spreadsheet, in the columns title, Chinese label, English
 * label, type and dictionary. A heading row and empty rows are skipped.
 */
export function pastedItems(text: string): PastedItems {
  const items: ItemDraft[] = [];
  const wrongLines: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [title = '', labelCh = '', labelEn = '', type = '', dicCode = ''] = line
      .split('\t')
      .map((cell) => cell.trim());
    const isHeading = index === 0 && /^(标题|title)$/i.test(title);
    if (line.trim() === '' || isHeading) continue;
    const labelType = TYPES[type.toLowerCase()];
    if (title === '' || !labelType) wrongLines.push(index + 1);
    else
      items.push({
        title,
        labelCh: labelCh || title,
        labelEn,
        labelType,
        dicCode: labelType === 'select' ? dicCode || null : null,
      });
  }
  return { items, wrongLines };
}
