import { WORD, WPS } from './paste/testing/clipboards';
import type { MergeField } from './richTextProps';

/** Clipboards of office programs. */
export const clips = { WORD, WPS };

/** Merge fields of a report. */
export const MERGE_FIELDS: readonly MergeField[] = [
  { name: 'candidateName', label: '候选人姓名' },
  { name: 'orderNo', label: '订单号' },
];

/** Address of a picture. */
export const PICTURE = '/files/1.png';

/** Returns a document of many paragraphs. */
export const manyParagraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>第 ${index + 1} 段：已核实。</p>`).join('');
