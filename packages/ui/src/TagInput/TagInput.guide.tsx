import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { TagInput } from './TagInput';

/** The guide of `TagInput`. */
export const tagInputGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于多个自由输入的文本或数字：候选人手机号、关键词、核查要点。',
      'For several free texts or numbers: phones of candidates, keywords, points to check.',
    ),
    say(
      '有数量限制时加 `max`：被拒绝的标签会逐一列出，不会悄悄丢失。',
      'With `max` for a limit: rejected tags are named, not lost silently.',
    ),
  ],
  avoid: [
    say(
      '从列表中选择选项：用 `MultiSelect`，可避免输入错误。',
      'For options out of a list: use `MultiSelect`, which prevents typing mistakes.',
    ),
    say(
      '句子：用 `TextArea`，因为这里输入逗号就会结束标签。',
      'For sentences: use `TextArea`, since a comma ends a tag here.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '每个标签相互独立、可移除且不重复。',
          'Each tag is separate, removable and unique.',
        ),
        example: (
          <TagInput
            label={say('重点关注', 'Points to check')}
            defaultValue={[say('竞业限制', 'Non-compete'), say('劳动仲裁', 'Labour arbitration')]}
          />
        ),
      },
      dont: {
        note: say(
          '一段文本里有多个值：全角还是半角逗号？重复怎么办？',
          'Several values in one text: full-width or half-width comma? Duplicates?',
        ),
        example: (
          <TextField
            label={say('重点关注', 'Points to check')}
            defaultValue={say(
              '竞业限制，劳动仲裁,竞业限制',
              'Non-compete，Labour arbitration,Non-compete',
            )}
          />
        ),
      },
    },
    {
      do: {
        note: say('说明了如何结束一个标签。', 'It explains how a tag ends.'),
        example: (
          <TagInput
            label={say('候选人手机', 'Candidate phones')}
            placeholder={say(
              '输入后按回车，可一次粘贴多个',
              'Press Enter after each; paste several at once',
            )}
          />
        ),
      },
      dont: {
        note: say('没人猜得到粘贴的内容会被拆分。', 'Nobody guesses that a paste is split.'),
        example: (
          <TagInput
            label={say('候选人手机', 'Candidate phones')}
            placeholder={say('请输入', 'Please enter')}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say(
        '`<label>`：输入框和列表的名称',
        'a `<label>`: the name of the input and of the list',
      ),
    },
    {
      part: say('标签组', 'Tags'),
      is: say(
        '容器内的列表；过长的标签以省略号结尾，完整文字在其 title 中',
        'a list in the box; long tags end in an ellipsis with the full text in their title',
      ),
    },
    {
      part: say('关闭按钮', 'Cross'),
      is: say(
        '每个标签上的按钮，禁用或只读时不出现',
        'a button on each tag, absent while disabled or read-only',
      ),
    },
    {
      part: say('输入框', 'Input'),
      is: say('最后一个标签之后的原生 `<input>`', 'a native `<input>` after the last tag'),
    },
    {
      part: say('备注', 'Note'),
      is: say(
        '不打断地播报标签的增减，并显示被拒绝的标签',
        'announces added and removed tags politely, and shows rejected ones',
      ),
    },
  ],
  keyboard: [
    {
      keys: say('Enter, 逗号, 分号', 'Enter, comma, semicolon'),
      does: say(
        '结束当前标签，全角、半角均可；输入法组字期间无效。',
        'Ends the tag, in half and full width; not during a composition.',
      ),
    },
    {
      keys: 'Backspace',
      does: say(
        '输入框为空时移除最后一个标签；每按一次移除一个，按住不放不会连续移除。',
        'In an empty input removes the last tag; once per press, not while held down.',
      ),
    },
    {
      keys: 'Ctrl+V',
      does: say(
        '在逗号、分号、制表符和换行处拆分粘贴的列表。',
        'Splits a pasted list at commas, semicolons, tabs and line breaks.',
      ),
    },
    {
      keys: 'Tab',
      does: say(
        '经过各个叉号移至输入框；离开输入框即结束当前标签。',
        'Moves over the crosses to the input; leaving it ends the tag.',
      ),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '在叉号上，移除该标签并移至输入框。',
        'On a cross, removes its tag and moves to the input.',
      ),
    },
  ],
});
