import type { Guide } from '@mingjian/ui';
import { RichTextView } from './RichTextView';

/** Guide of `RichTextView`. */
export const richTextViewGuide: Guide = (say) => ({
  use: [
    say(
      '展示用 `RichText` 编写并存储的 HTML，例如公告与报告。',
      'To show HTML that was written with `RichText`, such as an announcement or a report.',
    ),
    say(
      '内容总会先净化：不认识的标签只保留文字，脚本、样式表和事件不会保留。',
      'The content is always sanitised first: of unknown tags the text stays; scripts, style sheets and events do not.',
    ),
    say(
      '没有标签的内容按纯文本显示，保留换行。',
      'Content without tags is shown as plain text, with its lines.',
    ),
  ],
  avoid: [say('需要修改内容：用 `RichText`。', 'To change the content: use `RichText`.')],
  pairs: [
    {
      do: {
        note: say('原样交给组件，由它净化。', 'Pass what is stored; it is sanitised here.'),
        example: (
          <RichTextView
            value={say('<p><b>已核实</b>：身份</p>', '<p><b>Verified</b>: identity</p>')}
          />
        ),
      },
      dont: {
        note: say(
          '去掉标签后当文本显示，层次就没有了。',
          'Stripped of its tags it has no structure.',
        ),
        example: <p>{say('已核实：身份', 'Verified: identity')}</p>,
      },
    },
  ],
  anatomy: [
    {
      part: say('内容', 'Content'),
      is: say('净化后的 HTML', 'the sanitised HTML'),
    },
  ],
  keyboard: [],
});
