import type { Guide } from '../internal/guide';
import { TruncatedText } from './TruncatedText';

const company = '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司';
const box = { width: 200 };

/** The guide of `TruncatedText`. */
export const truncatedTextGuide: Guide = {
  group: 'Data display',
  use: [
    'For names of unknown length where space is scarce: companies, files and titles in a table or a menu.',
    'With `lines` for a note whose beginning is enough.',
  ],
  avoid: [
    'For numbers, dates and ids: they must never be truncated; widen the column.',
    'For text that is needed for a decision: let it wrap.',
    'Inside a button or a link: the text would be a second tab stop in it.',
  ],
  pairs: [
    {
      do: {
        note: 'The whole name is one hover or one Tab away.',
        example: (
          <div style={box}>
            <TruncatedText>{company}</TruncatedText>
          </div>
        ),
      },
      dont: {
        note: 'Truncated by CSS alone, the rest is out of reach.',
        example: (
          <div
            style={{ ...box, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {company}
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'a `<span>` of one line, or of `lines`; a tab stop only while it is truncated',
    },
    {
      part: 'Tooltip',
      is: 'the full text; hidden from assistive technology, which reads it anyway',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the text while it is truncated, and shows all of it.' },
    { keys: 'Escape', does: 'Hides the tooltip; focus stays.' },
  ],
};
