import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from './Tag';

/** The guide of `Tag`. */
export const tagGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于以一两个词表示的属性或状态：加急、高管套餐、已超时。',
      'For a property or a state in one or two words: urgent, executive package, overdue.',
    ),
    say(
      '可移除的值（如已应用的筛选条件）加 `onRemove`。',
      'With `onRemove` for a value that can be taken away, such as an applied filter.',
    ),
    say(
      '会变化的状态加 `dot`，固定属性不加。',
      'With `dot` for a changing state, without it for a fixed property.',
    ),
  ],
  avoid: [
    say(
      '一列状态：用 `StatusLight`，它不那么醒目，且可换行。',
      'For a column of states: use `StatusLight`, which is less prominent and wraps.',
    ),
    say(
      '可点击的内容：用 `Button` 或 `ChoiceCards`；手动输入的文字：用 `TagInput`。',
      'For something to press: use a `Button` or `ChoiceCards`; for texts that are typed: `TagInput`.',
    ),
    say('数字：用 `Badge`。', 'For a number: use `Badge`.'),
  ],
  pairs: [
    {
      do: {
        note: say('文字说明颜色的含义。', 'The text gives the meaning of the colour.'),
        example: (
          <Tag tone="danger" dot>
            {say('已超时', 'Overdue')}
          </Tag>
        ),
      },
      dont: {
        note: say(
          '单独的红色需要记忆，也不是所有人都能看出。',
          'Red alone has to be learned, and is not visible to everybody.',
        ),
        example: (
          <Tag tone="danger" dot>
            {say('3 天', '3 days')}
          </Tag>
        ),
      },
    },
    {
      do: {
        note: say('操作用按钮。', 'An action is a button.'),
        example: <Button size="small">{say('催办', 'Send reminder')}</Button>,
      },
      dont: {
        note: say('带点击事件的标签无法获得焦点。', 'A tag with a click handler is not focusable.'),
        example: <Tag tone="accent">{say('催办', 'Send reminder')}</Tag>,
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '按色调着色的 `<span>`，宽度绝不超出容器',
        'a `<span>` tinted by its tone, never wider than its container',
      ),
    },
    {
      part: say('圆点或标记', 'Dot or mark'),
      is: say('可选，位于文字之前，与文字同色', 'optional, before the text, in its colour'),
    },
    {
      part: say('文字', 'Words'),
      is: say(
        '单行，超出以省略号结尾；文字应简短',
        'one line that ends in an ellipsis; keep them short',
      ),
    },
    {
      part: say('关闭按钮', 'Cross'),
      is: say(
        '有 `onRemove` 时出现的按钮，以其操作和标签文字命名',
        'with `onRemove`, a button named by its action and the label',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移至叉号；没有叉号的标签不接收焦点。',
        'Moves to the cross; a tag without one takes no focus.',
      ),
    },
    {
      keys: 'Enter, Space, Delete, Backspace',
      does: say('在叉号上，移除该标签。', 'On the cross, removes the tag.'),
    },
  ],
});
