import type { Guide } from '@mingjian/ui';
import { TextArea } from '@mingjian/ui';
import { RichText } from './RichText';

const box = { maxWidth: 640 };

/** Guide of `RichText`. */
export const richTextGuide: Guide = (say) => ({
  use: [
    say(
      '编写有层次的内容：公告、文章、报告的各部分、通知模板。',
      'To write content with a structure: announcements, articles, parts of a report, templates of notices.',
    ),
    say(
      '值是净化后的 HTML；没有内容时是空文本。服务端保存时仍须净化。',
      'The value is sanitised HTML, empty without content. The server must sanitise it again when it stores it.',
    ),
    say(
      '可从 Word、WPS、Excel、Google 文档、公众号文章粘贴，保留字号、列表、表格和图片。',
      'People paste from Word, WPS, Excel, Google Docs and web pages; sizes, lists, tables and pictures stay.',
    ),
    say(
      '图片由 `upload` 上传，或由 `pickImages` 选取；二者都没有时不能插入图片。',
      'Pictures are uploaded by `upload` or selected by `pickImages`; without either there are none.',
    ),
    say(
      '`maxLength` 只提示，不截断：粘贴的内容不会丢失。',
      '`maxLength` marks what is too long and cuts nothing, so nothing pasted is lost.',
    ),
  ],
  avoid: [
    say('只需几行文字：用 `TextArea`。', 'For a few plain lines: use `TextArea`.'),
    say('只展示：用 `RichTextView`。', 'To show content: use `RichTextView`.'),
  ],
  pairs: [
    {
      do: {
        note: say('有标题、列表和表格的内容。', 'Content with headings, lists and tables.'),
        example: (
          <div style={box}>
            <RichText
              label={say('公告内容', 'Announcement')}
              height={120}
              defaultValue={say(
                '<h3>春节安排</h3><ul><li>热线照常</li></ul>',
                '<h3>Spring Festival</h3><ul><li>The hotline stays open</li></ul>',
              )}
            />
          </div>
        ),
      },
      dont: {
        note: say('一句话的备注。', 'A remark of one sentence.'),
        example: (
          <div style={box}>
            <TextArea label={say('备注', 'Remark')} rows={2} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('工具栏', 'Toolbar'),
      is: say('一个 Tab 停留点，用方向键移动', 'one tab stop, with arrow keys between its tools'),
    },
    {
      part: say('正文', 'Text'),
      is: say('可编辑的文本框，高度可拖动', 'an editable text box, whose height can be dragged'),
    },
    {
      part: say('字数', 'Count'),
      is: say('不含标签的字符数', 'the number of characters, without tags'),
    },
    {
      part: say('手机预览', 'Phone preview'),
      is: say('356 × 713 的隔离页面', 'an isolated page of 356 × 713'),
    },
  ],
  keyboard: [
    { keys: 'Alt+F10', does: say('转到工具栏；Esc 返回', 'moves to the toolbar; Escape returns') },
    {
      keys: 'Ctrl+B / I / U',
      does: say('加粗、倾斜、下划线', 'bold, italic, underline'),
    },
    { keys: 'Ctrl+Shift+X', does: say('删除线', 'strikethrough') },
    { keys: 'Ctrl+K', does: say('链接', 'link') },
    { keys: 'Ctrl+Z / Ctrl+Y', does: say('撤销、重做', 'undo, redo') },
    {
      keys: 'Tab / Shift+Tab',
      does: say(
        '在列表中改变层级，在表格中移动单元格，其他位置移出正文',
        'changes the level of a list item, moves between cells, elsewhere leaves the text',
      ),
    },
    { keys: 'Shift+Enter', does: say('换行而不分段', 'breaks the line within its paragraph') },
  ],
});
