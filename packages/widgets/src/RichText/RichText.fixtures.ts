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

/** A report in Latin letters. */
export const PHONE_SAMPLE =
  '<h2>1. Summary</h2><p>One period <strong>differs</strong>, <span style="color: #c0392b">see below</span>.</p><ul><li>Identity: matches</li><li>Education<ol><li>Bachelor: verified</li></ol></li></ul><table><tbody><tr><th>Employer</th><th>Verified</th></tr><tr><td>Company A</td><td>2020-04 to 2023-06</td></tr></tbody></table><blockquote><p>He left for family reasons.</p></blockquote>';
