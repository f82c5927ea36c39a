import type { Guide } from '../internal/guide';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

/** The guide of `Checkbox`. */
export const checkboxGuide: Guide = (say) => ({
  group: 'Choices',
  use: [
    say(
      '用于随表单提交的单个是非选择：一项同意、一个搜索条件。',
      'For one yes or no that is submitted with a form: a consent, an option of a search.',
    ),
    say(
      '`label` 中可带链接，例如所同意的条款；未勾选时用 `error` 提示。',
      'With a link in its `label`, such as the text that is agreed to; with `error` where it is missing.',
    ),
    say(
      '可读、可获得焦点但不可更改时，设置 `readOnly`。',
      'With `readOnly` where it may be read and focused but not changed.',
    ),
    say(
      '用于选择表格行时，设置 `hideLabel`；标签说明是哪一行。',
      'With `hideLabel` to select a row of a table; the label names the row.',
    ),
    say(
      '代表多项而仅部分选中时，设置 `indeterminate`。',
      'With `indeterminate` where it represents several items of which some are selected.',
    ),
  ],
  avoid: [
    say(
      '同一问题下的多项选择：使用 `CheckboxGroup`，它有组标题、数量限制和全选框。',
      'For several choices under one question: use `CheckboxGroup`, which has a legend, limits and a box for all.',
    ),
    say('立即生效的设置：使用 `Switch`。', 'For a setting that applies at once: use `Switch`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '以勾选后成立的陈述句表述。',
          'Phrased as the statement that is true when checked.',
        ),
        example: <Checkbox label={say('包含已取消的订单', 'Include cancelled orders')} />,
      },
      dont: {
        note: say('否定句要多想一遍。', 'A negated statement takes a second thought.'),
        example: (
          <Checkbox label={say('不包含已取消的订单', 'Exclude cancelled orders')} defaultChecked />
        ),
      },
    },
    {
      do: {
        note: say('立即生效的设置应使用开关。', 'A setting that applies at once is a switch.'),
        example: (
          <Switch
            label={say('短信通知候选人', 'Notify the candidate by text message')}
            defaultChecked
          />
        ),
      },
      dont: {
        note: say(
          '复选框会让人以为后面还有提交按钮。',
          'A checkbox suggests that a submit button follows.',
        ),
        example: (
          <Checkbox
            label={say('短信通知候选人', 'Notify the candidate by text message')}
            defaultChecked
          />
        ),
      },
    },
    {
      do: {
        note: say('标签说明是哪一行。', 'The label names the row.'),
        example: (
          <Checkbox
            label={say('选择 欧阳静怡 的订单', 'Select the order of Ouyang Jingyi')}
            hideLabel
          />
        ),
      },
      dont: {
        note: say(
          '五十个复选框读出来都是同一个名称。',
          'Fifty boxes are read aloud with the same name.',
        ),
        example: <Checkbox label={say('选择', 'Select')} hideLabel />,
      },
    },
  ],
  anatomy: [
    { part: say('容器', 'Box'), is: say('原生复选框', 'a native checkbox') },
    {
      part: say('标签', 'Label'),
      is: say(
        '位于其后，属于点击区域，即无障碍名称',
        'after it, part of the target: the accessible name',
      ),
    },
    {
      part: say('说明', 'Help'),
      is: say(
        '即 `description`，位于标签下方，与复选框一同读出；禁用时为禁用原因',
        '`description`, below the label and read with the box; for a disabled box, the reason',
      ),
    },
    {
      part: say('错误、备注', 'Error, note'),
      is: say('位于说明下方，与复选框一同读出', 'below the help and read with the box'),
    },
  ],
  keyboard: [
    { keys: 'Space', does: say('勾选或取消勾选。', 'Checks or unchecks it.') },
    { keys: 'Tab', does: say('移到复选框；禁用时跳过。', 'Moves to it; past it while disabled.') },
  ],
});
