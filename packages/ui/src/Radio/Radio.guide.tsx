import type { Guide } from '../internal/guide';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Radio } from './Radio';

/** The guide of `Radio`. */
export const radioGuide: Guide = (say) => {
  const choices = [
    say('由候选人填写', 'Filled in by the candidate'),
    say('由客户填写', 'Filled in by the client'),
  ].map((label) => ({ value: label, label }));
  return {
    group: 'Choices',
    use: [
      say(
        '用于自定义布局中的单选：表格的一列、带有更多字段的行。',
        'For one choice in a layout of your own: a column of a table, rows with further fields.',
      ),
      say(
        '同一选择的所有按钮使用相同的 `name`，并放在有名称的 `role="radiogroup"` 元素内。',
        'With one `name` for all buttons of a choice, within an element with `role="radiogroup"` and a name.',
      ),
    ],
    avoid: [
      say(
        '表单中的单选：请用 `RadioGroup`，它有组标题、错误和统一的值。',
        'For a choice in a form: use `RadioGroup`, which has a legend, an error and one value.',
      ),
      say(
        '简单的是与否：请用 `Checkbox`；单个单选按钮无法取消选中。',
        'For a plain yes or no: use `Checkbox`; a single radio button cannot be unchecked.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('表单中的一项选择是一个字段。', 'A choice in a form is one field.'),
          example: (
            <RadioGroup
              label={say('信息收集方式', 'How information is collected')}
              options={choices}
              defaultValue={say('由候选人填写', 'Filled in by the candidate')}
            />
          ),
        },
        dont: {
          note: say(
            '零散的单选按钮没有共同的名称，也没有共同的错误。',
            'Single buttons have no common name and no common error.',
          ),
          example: (
            <>
              <Radio
                label={say('由候选人填写', 'Filled in by the candidate')}
                name="guide-source"
                defaultChecked
              />{' '}
              <Radio label={say('由客户填写', 'Filled in by the client')} name="guide-source" />
            </>
          ),
        },
      },
    ],
    anatomy: [
      { part: say('圆圈', 'Circle'), is: say('原生单选按钮', 'a native radio button') },
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
          '`description`，位于标签下方，与按钮一起朗读；禁用时为禁用原因',
          '`description`, below the label and read with the button; for a disabled one, the reason',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '移到同名按钮中的已选项，没有已选项则移到第一个。',
          'Moves to the selected one of its name, or to the first.',
        ),
      },
      {
        keys: say('方向键', 'Arrow keys'),
        does: say(
          '选中同名按钮中的下一个或上一个。',
          'Select the next and the previous one of its name.',
        ),
      },
      { keys: 'Space', does: say('选中获得焦点的按钮。', 'Selects the focused one.') },
    ],
  };
};
