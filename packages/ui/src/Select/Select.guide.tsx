import type { Guide } from '../internal/guide';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from './Select';

const states = ['待接单', '信息收集', '数据核实', '报告审核', '已完成'].map((label) => ({
  value: label,
  label,
}));
const nothing = () => {};

/** The guide of `Select`. */
export const selectGuide: Guide = {
  use: [
    'For one choice out of five to about a hundred that are known beforehand: a state, a city of one province, a package.',
    'With `clearable` where nothing is a valid answer.',
    'With `loading` and `loadError` where a short list comes from a server: what is chosen keeps its name meanwhile.',
  ],
  avoid: [
    'For two to four choices in a form: use `RadioGroup`, or `SegmentedControl` where the choice changes what is seen.',
    'For hundreds of choices, or ones that a server searches: use `Combobox`.',
    'For several choices: use `MultiSelect`; for choices in a tree: `TreeSelect`.',
  ],
  pairs: [
    {
      do: {
        note: 'Two choices stand side by side: one press, and both are seen.',
        example: (
          <SegmentedControl
            label="排序"
            options={[
              { value: 'new', label: '最新' },
              { value: 'due', label: '最急' },
            ]}
            value="new"
            onValueChange={nothing}
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
            value="new"
            onValueChange={nothing}
          />
        ),
      },
    },
    {
      do: {
        note: 'The label names the field; the placeholder is not needed to understand it.',
        example: <Select label="订单状态" options={states} value={null} onValueChange={nothing} />,
      },
      dont: {
        note: 'A placeholder in place of a label is gone as soon as something is chosen.',
        example: (
          <Select
            label="订单状态"
            hideLabel
            options={states}
            value={null}
            placeholder="订单状态"
            onValueChange={nothing}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the field; names button and list' },
    { part: 'Button', is: 'shows what is chosen, or the placeholder; clips long words' },
    { part: 'Clear', is: 'with `clearable`, a button of its own with a name' },
    {
      part: 'List',
      is: 'floats below, or above where there is more room; the chosen one has a tick',
    },
    {
      part: 'Last row',
      is: 'while options are on their way, a spinner; when they failed to come, why, and a way to try again. Announced',
    },
    { part: 'Help, error, note', is: 'below the field and read with it' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: 'Opens the list at what is chosen.' },
    { keys: '↓, ↑, Home, End', does: 'Moves through the options, past disabled ones.' },
    { keys: 'Letters', does: 'Jumps to the option that starts with them.' },
    { keys: 'Enter, Space', does: 'Chooses, closes and gives focus back to the button.' },
    {
      keys: 'Enter, Space',
      does: 'On the row that tries again: asks for the options, and leaves the list open.',
    },
    { keys: 'Escape, Tab', does: 'Closes and changes nothing.' },
  ],
};
