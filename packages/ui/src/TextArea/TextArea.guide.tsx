import type { Guide } from '../internal/guide';
import { TextArea } from './TextArea';

/** The guide of `TextArea`. */
export const textAreaGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于多行文本：备注、原因、证明人陈述。',
      'For text of several lines: remarks, reasons, statements of referees.',
    ),
    say(
      '长度有限时加 `count` 和 `maxLength`，让用户事先知道限制。',
      'With `count` and `maxLength` for a limited length, so that nobody is surprised by it.',
    ),
    say(
      '文本多数较短、少数较长时加 `autoGrow`。',
      'With `autoGrow` where most texts are short and some are long.',
    ),
  ],
  avoid: [
    say('单行文本：用 `TextField`。', 'For one line: use `TextField`.'),
    say('多个短值：用 `TagInput`。', 'For several short values: use `TagInput`.'),
  ],
  pairs: [
    {
      do: {
        note: say('高度与预期文本相符。', 'As high as the expected text.'),
        example: (
          <TextArea
            label={say('差异说明', 'Discrepancy details')}
            rows={4}
            placeholder={say(
              '候选人所述、证明人所述、结论',
              'Candidate’s account, referee’s account, conclusion',
            )}
          />
        ),
      },
      dont: {
        note: say(
          '单行让人以为只填一个词，还会遮住段落的其余部分。',
          'One line suggests a word, and hides the rest of a paragraph.',
        ),
        example: (
          <TextArea
            label={say('差异说明', 'Discrepancy details')}
            rows={1}
            placeholder={say(
              '候选人所述、证明人所述、结论',
              'Candidate’s account, referee’s account, conclusion',
            )}
          />
        ),
      },
    },
    {
      do: {
        note: say('在达到上限之前就能看到限制。', 'The limit is visible before it is reached.'),
        example: (
          <TextArea
            label={say('取消原因', 'Reason for cancellation')}
            rows={2}
            count
            maxLength={100}
            defaultValue={say(
              '候选人主动放弃该职位。',
              'The candidate has withdrawn from the position.',
            )}
          />
        ),
      },
      dont: {
        note: say('看不见的限制会丢掉已输入的文字。', 'An invisible limit drops typed text.'),
        example: (
          <TextArea
            label={say('取消原因', 'Reason for cancellation')}
            rows={2}
            maxLength={12}
            defaultValue={say(
              '候选人主动放弃该职位。',
              'The candidate has withdrawn from the position.',
            )}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say('一个 `<label>`，即无障碍名称', 'a `<label>`: the accessible name'),
    },
    {
      part: say('文本域', 'Area'),
      is: say(
        '`rows` 行高的原生 `<textarea>`，可调整大小，自动增高时除外',
        'a native `<textarea>` of `rows` lines, resizable unless it grows by itself',
      ),
    },
    {
      part: say('计数', 'Count'),
      is: say(
        '已输入和允许的字符数；只在最后十分之一时播报',
        'the typed and the allowed number of characters; announces only the last tenth',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say('位于下方，随文本域一起朗读', 'below, read with the area'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移入和移出文本域；不会输入制表符。',
        'Moves into the area and out of it; it types no tab.',
      ),
    },
    {
      keys: 'Enter',
      does: say('换行；不会提交表单。', 'Begins a new line; it does not submit the form.'),
    },
  ],
});
