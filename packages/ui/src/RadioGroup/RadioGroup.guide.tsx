import type { Guide } from '../internal/guide';
import { RadioGroup } from './RadioGroup';

const words = (labels: string) => labels.split(' | ').map((label) => ({ value: label, label }));

/** The guide of `RadioGroup`. */
export const radioGroupGuide: Guide = (say) => ({
  group: 'Choices',
  use: [
    say(
      '用于在两到七个左右需要比较的选项中单选，每项可带描述。',
      'For one choice out of two to about seven that should be compared, each with a description.',
    ),
    say(
      '不允许无意中选中时设置 `value={null}`，例如授权同意。',
      'With `value={null}` where nothing may be selected by accident, such as a consent.',
    ),
  ],
  avoid: [
    say(
      '立即切换视图：请用 `SegmentedControl`。',
      'For a view that changes at once: use `SegmentedControl`.',
    ),
    say(
      '带图标的选项：请用 `ChoiceCards`；超过七项：请用 `Select`。',
      'For choices with icons: use `ChoiceCards`; for more than seven: `Select`.',
    ),
    say(
      '表单中简单的是与否：请用 `Checkbox`。',
      'For a plain yes or no in a form: use `Checkbox`.',
    ),
    say(
      '自定义布局，如表格的一列：请用 `Radio`。',
      'For a layout of your own, such as a column of a table: use `Radio`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('选项互斥，并覆盖所有情况。', 'Mutually exclusive choices that cover all cases.'),
        example: (
          <RadioGroup
            label={say('是否联系现任雇主', 'Contact current employer')}
            options={words(say('是 | 否 | 候选人同意后', 'Yes | No | If the candidate agrees'))}
            defaultValue={say('否', 'No')}
            orientation="horizontal"
          />
        ),
      },
      dont: {
        note: say(
          '提交了没有？单个单选按钮无法取消选中。',
          'Submitted or not? A single radio button cannot be unchecked.',
        ),
        example: (
          <RadioGroup
            label={say('是否联系现任雇主', 'Contact current employer')}
            options={words(say('是', 'Yes'))}
          />
        ),
      },
    },
    {
      do: {
        note: say('被禁用的选项就地说明原因。', 'A disabled choice gives the reason on the spot.'),
        example: (
          <RadioGroup
            label={say('信息收集方式', 'How information is collected')}
            options={[
              { value: 'candidate', label: say('由候选人填写', 'Filled in by the candidate') },
              {
                value: 'supplier',
                label: say('由供应商填写', 'Filled in by the supplier'),
                disabled: true,
                description: say(
                  '该客户没有开通供应商协作',
                  'Supplier collaboration is not enabled for this client',
                ),
              },
            ]}
            defaultValue="candidate"
          />
        ),
      },
      dont: {
        note: say('禁用却没有原因。', 'Disabled without a reason.'),
        example: (
          <RadioGroup
            label={say('信息收集方式', 'How information is collected')}
            options={[
              { value: 'candidate', label: say('由候选人填写', 'Filled in by the candidate') },
              {
                value: 'supplier',
                label: say('由供应商填写', 'Filled in by the supplier'),
                disabled: true,
              },
            ]}
            defaultValue="candidate"
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '角色为单选组的 `<fieldset>`，其 `<legend>` 即名称',
        'a `<fieldset>` with the role of a radio group; its `<legend>` is the name',
      ),
    },
    {
      part: say('选项', 'Choices'),
      is: say(
        '原生单选按钮，各有标签和描述',
        'native radio buttons, each with its label and its own description',
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
        '移到已选项，没有已选项则移到第一项；再次按下离开该组。',
        'Moves to the selected option, or to the first; then out of the group.',
      ),
    },
    {
      keys: say('下方向键、右方向键', 'Arrow down, Arrow right'),
      does: say(
        '选中下一项，到末项后回到首项；从右到左书写时改用左方向键。',
        'Selects the next, and after the last the first; in right-to-left text it is Arrow left.',
      ),
    },
    {
      keys: say('上方向键、左方向键', 'Arrow up, Arrow left'),
      does: say(
        '选中上一项；从右到左书写时改用右方向键。',
        'Selects the previous one; in right-to-left text it is Arrow right.',
      ),
    },
    {
      keys: 'Space',
      does: say(
        '没有已选项时，选中获得焦点的选项。',
        'Selects the focused option when none is selected.',
      ),
    },
  ],
});
