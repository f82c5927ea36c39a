import type { Guide } from '../internal/guide';
import { TruncatedText } from './TruncatedText';
const box = { width: 200 };

/** The guide of `TruncatedText`. */
export const truncatedTextGuide: Guide = (say) => {
  const company = say(
    '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    'Hulunbuir Ewenki Autonomous Banner Bayan Tohoi Mingjian Human Resources Information Consulting Co., Ltd.',
  );
  return {
    group: 'Data display',
    use: [
      say(
        '用于空间不足处长度不定的名称：表格或菜单中的公司、文件和标题。',
        'For names of unknown length where space is scarce: companies, files and titles in a table or a menu.',
      ),
      say('备注只看开头即可时，加 `lines`。', 'With `lines` for a note whose beginning is enough.'),
    ],
    avoid: [
      say(
        '数字、日期和编号：绝不可截断，应加宽列。',
        'For numbers, dates and ids: they must never be truncated; widen the column.',
      ),
      say('决策所需的文字：让其换行。', 'For text that is needed for a decision: let it wrap.'),
      say(
        '在按钮或链接内：文字会成为其中的第二个 Tab 停靠点。',
        'Inside a button or a link: the text would be a second tab stop in it.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '悬停或按一次 Tab 即可看到完整名称。',
            'The whole name is one hover or one Tab away.',
          ),
          example: (
            <div style={box}>
              <TruncatedText>{company}</TruncatedText>
            </div>
          ),
        },
        dont: {
          note: say(
            '仅用 CSS 截断，其余部分无从查看。',
            'Truncated by CSS alone, the rest is out of reach.',
          ),
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
        part: say('文本', 'Text'),
        is: say(
          '一行或 `lines` 行的 `<span>`；仅在截断时为 Tab 停靠点',
          'a `<span>` of one line, or of `lines`; a tab stop only while it is truncated',
        ),
      },
      {
        part: say('文字提示', 'Tooltip'),
        is: say(
          '全文；对辅助技术隐藏，因为它们本来就会读出全文',
          'the full text; hidden from assistive technology, which reads it anyway',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '文字被截断时移至该文字，并显示全文。',
          'Reaches the text while it is truncated, and shows all of it.',
        ),
      },
      { keys: 'Escape', does: say('隐藏文字提示；焦点不变。', 'Hides the tooltip; focus stays.') },
    ],
  };
};
