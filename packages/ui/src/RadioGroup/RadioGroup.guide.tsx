import type { Guide } from '../internal/guide';
import { RadioGroup } from './RadioGroup';

const words = (labels: string) => labels.split(' ').map((label) => ({ value: label, label }));

/** The guide of `RadioGroup`. */
export const radioGroupGuide: Guide = {
  group: 'Choices',
  use: [
    'For one choice out of two to about seven that should be compared, each with a description.',
    'With `value={null}` where nothing may be selected by accident, such as a consent.',
  ],
  avoid: [
    'For a view that changes at once: use `SegmentedControl`.',
    'For choices with icons: use `ChoiceCards`; for more than seven: `Select`.',
    'For a plain yes or no in a form: use `Checkbox`.',
    'For a layout of your own, such as a column of a table: use `Radio`.',
  ],
  pairs: [
    {
      do: {
        note: 'Mutually exclusive choices that cover all cases.',
        example: (
          <RadioGroup
            label="是否联系现任雇主"
            options={words('是 否 候选人同意后')}
            defaultValue="否"
            orientation="horizontal"
          />
        ),
      },
      dont: {
        note: 'Submitted or not? A single radio button cannot be unchecked.',
        example: <RadioGroup label="是否联系现任雇主" options={words('是')} />,
      },
    },
    {
      do: {
        note: 'A disabled choice gives the reason on the spot.',
        example: (
          <RadioGroup
            label="信息收集方式"
            options={[
              { value: 'candidate', label: '由候选人填写' },
              {
                value: 'supplier',
                label: '由供应商填写',
                disabled: true,
                description: '该客户没有开通供应商协作',
              },
            ]}
            defaultValue="candidate"
          />
        ),
      },
      dont: {
        note: 'Disabled without a reason.',
        example: (
          <RadioGroup
            label="信息收集方式"
            options={[
              { value: 'candidate', label: '由候选人填写' },
              { value: 'supplier', label: '由供应商填写', disabled: true },
            ]}
            defaultValue="candidate"
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Group',
      is: 'a `<fieldset>` with the role of a radio group; its `<legend>` is the name',
    },
    { part: 'Choices', is: 'native radio buttons, each with its label and its own description' },
    { part: 'Help, error, note', is: 'below, read with the group' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected option, or to the first; then out of the group.' },
    {
      keys: 'Arrow down, Arrow right',
      does: 'Selects the next, and after the last the first; in right-to-left text it is Arrow left.',
    },
    {
      keys: 'Arrow up, Arrow left',
      does: 'Selects the previous one; in right-to-left text it is Arrow right.',
    },
    { keys: 'Space', does: 'Selects the focused option when none is selected.' },
  ],
};
