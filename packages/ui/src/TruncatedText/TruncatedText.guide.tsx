import type { Guide } from '../internal/guide';
import { TruncatedText } from './TruncatedText';

const company = '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司';
const box = { width: 200 };

/** The guide of `TruncatedText`. */
export const truncatedTextGuide: Guide = {
  use: [
    'For names that may be long where lines are dear: companies, files and titles in a table or a menu.',
    'With `lines` for a note of which the beginning is enough.',
  ],
  avoid: [
    'For numbers, dates and ids: they must never be cut; give the column the room.',
    'For what has to be read to decide: let it wrap.',
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
        note: 'Cut by CSS alone, the rest is out of reach.',
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
    { part: 'Text', is: 'a `<span>` of one line, or of `lines`; a tab stop only while it is cut' },
    {
      part: 'Tooltip',
      is: 'the whole text; kept from assistive technology, which reads it anyway',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the text while it is cut, and shows all of it.' },
    { keys: 'Escape', does: 'Hides the tooltip; focus stays.' },
  ],
};
