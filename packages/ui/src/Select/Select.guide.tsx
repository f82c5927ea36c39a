import type { Guide } from '../internal/guide';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from './Select';

const states = ['待接单', '信息收集', '数据核实', '报告审核', '已完成'].map((label) => ({
  value: label,
  label,
}));

/** The guide of `Select`. */
export const selectGuide: Guide = {
  group: 'Choices',
  use: [
    'For one choice out of five to about a hundred known options: a state, a city of one province, a package.',
    'With options in groups, each under its heading, where a long list has an order of its own: cities by province.',
    'With `clearable` where an empty value is valid.',
    'With `loading` and `loadError` where a short list comes from a server: the selected value keeps its label meanwhile.',
  ],
  avoid: [
    'For two to four choices in a form: use `RadioGroup`, or `SegmentedControl` where the choice changes the view.',
    'For hundreds of options, or a server search: use `Combobox`.',
    'For several choices: use `MultiSelect`; for a hierarchy: `TreeSelect`.',
  ],
  pairs: [
    {
      do: {
        note: 'Two choices side by side: one press, and both are visible.',
        example: (
          <SegmentedControl
            label="排序"
            options={[
              { value: 'new', label: '最新' },
              { value: 'due', label: '最急' },
            ]}
            defaultValue="new"
          />
        ),
      },
      dont: {
        note: 'A list of two hides one of them and costs two presses.',
        example: (
          <Select
            label="排序"
            options={[
              { value: 'new', label: '最新' },
              { value: 'due', label: '最急' },
            ]}
            defaultValue="new"
          />
        ),
      },
    },
    {
      do: {
        note: 'The label names the field; the placeholder adds nothing essential.',
        example: <Select label="订单状态" options={states} />,
      },
      dont: {
        note: 'A placeholder in place of a label disappears with a selection.',
        example: <Select label="订单状态" hideLabel options={states} placeholder="订单状态" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the field; names button and list' },
    { part: 'Button', is: 'shows the selected label, or the placeholder; truncates long labels' },
    { part: 'Clear', is: 'with `clearable`, a separate named button' },
    {
      part: 'List',
      is: 'floats below or above; the selected option has a tick',
    },
    { part: 'Group', is: 'a heading with the options below it; read when one of them is reached' },
    {
      part: 'Last row',
      is: 'a spinner while options are loading; after a failure, the reason and a retry. Announced',
    },
    { part: 'Help, error, note', is: 'below the field and read with it' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: 'Opens the list at the selected option.' },
    { keys: '↓, ↑, Home, End', does: 'Moves through the enabled options.' },
    { keys: 'Letters', does: 'Jumps to the option that starts with them.' },
    { keys: 'Enter, Space', does: 'Selects, closes and returns focus to the button.' },
    {
      keys: 'Enter, Space',
      does: 'On the retry row: requests the options again, and keeps the list open.',
    },
    { keys: 'Escape, Tab', does: 'Closes without a change.' },
  ],
};
