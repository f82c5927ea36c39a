import { useState } from 'react';
import type { Guide } from '../internal/guide';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const words = (labels: string) => labels.split(' ').map((label) => ({ value: label, label }));

function Live(props: Omit<RadioGroupProps<string>, 'onValueChange'>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

/** The guide of `RadioGroup`. */
export const radioGroupGuide: Guide = {
  use: [
    'For one choice out of two to about seven that should be compared, each with a word of explanation.',
    'With `value={null}` where nobody may choose by accident, such as a consent.',
  ],
  avoid: [
    'For a view that changes at once: use `SegmentedControl`.',
    'For choices that deserve a picture: use `ChoiceCards`; for more than seven: `Select`.',
    'For a plain yes or no in a form: use `Checkbox`.',
  ],
  pairs: [
    {
      do: {
        note: 'Choices that shut each other out, and leave none out.',
        example: (
          <Live
            label="是否联系现任雇主"
            options={words('是 否 候选人同意后')}
            value="否"
            orientation="horizontal"
          />
        ),
      },
      dont: {
        note: 'Sent with the form or not? A choice cannot be taken back once it is made.',
        example: <Live label="是否联系现任雇主" options={words('是')} value={null} />,
      },
    },
    {
      do: {
        note: 'What cannot be chosen says why, on the spot.',
        example: (
          <Live
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
            value="candidate"
          />
        ),
      },
      dont: {
        note: 'Grey without a reason is a riddle.',
        example: (
          <Live
            label="信息收集方式"
            options={[
              { value: 'candidate', label: '由候选人填写' },
              { value: 'supplier', label: '由供应商填写', disabled: true },
            ]}
            value="candidate"
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
    { part: 'Choices', is: 'native radio buttons, each with its label and its own help' },
    { part: 'Help, error, note', is: 'below, read with the group' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the choice made, or to the first; then out of the group.' },
    {
      keys: 'Arrow down, Arrow right',
      does: 'Chooses the next, and after the last the first; in right-to-left text it is Arrow left.',
    },
    {
      keys: 'Arrow up, Arrow left',
      does: 'Chooses the one before; in right-to-left text it is Arrow right.',
    },
    { keys: 'Space', does: 'Chooses the one in focus where none is chosen.' },
  ],
};
