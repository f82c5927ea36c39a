import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { CheckboxGroup } from './CheckboxGroup';

/** The guide of `CheckboxGroup`. */
export const checkboxGroupGuide: Guide = (say) => {
  const checks = [
    say('身份核实', 'Identity check'),
    say('学历核实', 'Education check'),
    say('工作履历核实', 'Employment check'),
    say('司法记录', 'Court records'),
  ].map((label) => ({
    value: label,
    label,
  }));
  return {
    group: 'Choices',
    use: [
      say(
        '用于从最多十来个可见选项中选择任意多个。',
        'For any number of choices out of up to a dozen visible options.',
      ),
      say(
        '有数量限制时，设置 `min` 和 `max`：下方显示规则和计数。',
        'With `min` and `max` where there are limits: the rule and the count are shown below.',
      ),
      say('经常需要全选时，设置 `withAll`。', 'With `withAll` where all is a frequent answer.'),
    ],
    avoid: [
      say('多个中选一个：使用 `RadioGroup`。', 'For one choice out of several: use `RadioGroup`.'),
      say(
        '超过十来个选项，或空间有限：使用 `MultiSelect`。',
        'For more than a dozen, or where space is tight: use `MultiSelect`.',
      ),
      say('单个是非选择：使用 `Checkbox`。', 'For a single yes or no: use `Checkbox`.'),
    ],
    pairs: [
      {
        do: {
          note: say('一个问题，一个组标题，一条错误。', 'One question, one legend, one error.'),
          example: (
            <CheckboxGroup
              label={say('背调项目', 'Background check items')}
              options={checks}
              defaultValue={[say('身份核实', 'Identity check')]}
            />
          ),
        },
        dont: {
          note: say(
            '各自独立的复选框：屏幕阅读器不会读出它们属于什么。',
            'Separate boxes: a screen reader does not announce what they belong to.',
          ),
          example: (
            <>
              <Checkbox label={say('身份核实', 'Identity check')} defaultChecked />{' '}
              <Checkbox label={say('学历核实', 'Education check')} />{' '}
              <Checkbox label={say('司法记录', 'Court records')} />
            </>
          ),
        },
      },
      {
        do: {
          note: say('在达到上限之前就能看到限制。', 'The limit is visible before it is reached.'),
          example: (
            <CheckboxGroup
              label={say('加购项目', 'Add-on items')}
              options={checks}
              defaultValue={[say('司法记录', 'Court records')]}
              max={2}
            />
          ),
        },
        dont: {
          note: say(
            '选完之后才以错误的形式告知限制。',
            'The limit comes as an error, after the choice.',
          ),
          example: (
            <CheckboxGroup
              label={say('加购项目', 'Add-on items')}
              options={checks}
              defaultValue={[
                say('身份核实', 'Identity check'),
                say('学历核实', 'Education check'),
                say('司法记录', 'Court records'),
              ]}
              error={say('最多选 2 项', 'Select up to 2')}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('组', 'Group'),
        is: say(
          '一个带 `<legend>` 的 `<fieldset>`，前者即组的名称',
          'a `<fieldset>` with a `<legend>`: the name of the group',
        ),
      },
      {
        part: say('全选框', 'Box for all'),
        is: say(
          '可选，位于首位；仅部分选中时为半选状态',
          'optional, first; indeterminate while only some are selected',
        ),
      },
      {
        part: say('复选框组', 'Boxes'),
        is: say(
          '原生复选框，各有标签和描述',
          'native checkboxes, each with its label and its own description',
        ),
      },
      {
        part: say('数量限制', 'Limits'),
        is: say(
          '允许的数量和当前数量，以不打断的方式播报',
          'the allowed and the current number of values, announced politely',
        ),
      },
      {
        part: say('说明、错误、备注', 'Help, error, note'),
        is: say('位于下方，随组一同读出', 'below, read with the group'),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '在复选框之间移动，跳过禁用项。',
          'Moves from box to box; past what is disabled.',
        ),
      },
      {
        keys: 'Space',
        does: say(
          '选中或取消选中；在第一个框上，则全选或全不选。',
          'Selects or deselects a box; on the first, all or none.',
        ),
      },
    ],
  };
};
