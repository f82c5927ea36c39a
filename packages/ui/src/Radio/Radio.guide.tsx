import type { Guide } from '../internal/guide';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Radio } from './Radio';

const choices = ['由候选人填写', '由客户填写'].map((label) => ({ value: label, label }));

/** The guide of `Radio`. */
export const radioGuide: Guide = {
  group: 'Choices',
  use: [
    'For one choice in a layout of your own: a column of a table, rows with further fields.',
    'With one `name` for all buttons of a choice, within an element with `role="radiogroup"` and a name.',
  ],
  avoid: [
    'For a choice in a form: use `RadioGroup`, which has a legend, an error and one value.',
    'For a plain yes or no: use `Checkbox`; a single radio button cannot be unchecked.',
  ],
  pairs: [
    {
      do: {
        note: 'A choice in a form is one field.',
        example: <RadioGroup label="信息收集方式" options={choices} defaultValue="由候选人填写" />,
      },
      dont: {
        note: 'Single buttons have no common name and no common error.',
        example: (
          <>
            <Radio label="由候选人填写" name="guide-source" defaultChecked />{' '}
            <Radio label="由客户填写" name="guide-source" />
          </>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Circle', is: 'a native radio button' },
    { part: 'Label', is: 'after it, part of the target: the accessible name' },
    {
      part: 'Help',
      is: '`description`, below the label and read with the button; for a disabled one, the reason',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected one of its name, or to the first.' },
    { keys: 'Arrow keys', does: 'Select the next and the previous one of its name.' },
    { keys: 'Space', does: 'Selects the focused one.' },
  ],
};
