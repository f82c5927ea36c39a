import type { Guide } from '../internal/guide';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

/** The guide of `Checkbox`. */
export const checkboxGuide: Guide = {
  group: 'Choices',
  use: [
    'For one yes or no that is submitted with a form: a consent, an option of a search.',
    'With a link in its `label`, such as the text that is agreed to; with `error` where it is missing.',
    'With `readOnly` where it may be read and focused but not changed.',
    'With `hideLabel` to select a row of a table; the label names the row.',
    'With `indeterminate` where it represents several items of which some are selected.',
  ],
  avoid: [
    'For several choices under one question: use `CheckboxGroup`, which has a legend, limits and a box for all.',
    'For a setting that applies at once: use `Switch`.',
  ],
  pairs: [
    {
      do: {
        note: 'Phrased as the statement that is true when checked.',
        example: <Checkbox label="包含已取消的订单" />,
      },
      dont: {
        note: 'A negated statement takes a second thought.',
        example: <Checkbox label="不包含已取消的订单" defaultChecked />,
      },
    },
    {
      do: {
        note: 'A setting that applies at once is a switch.',
        example: <Switch label="短信通知候选人" defaultChecked />,
      },
      dont: {
        note: 'A checkbox suggests that a submit button follows.',
        example: <Checkbox label="短信通知候选人" defaultChecked />,
      },
    },
    {
      do: {
        note: 'The label names the row.',
        example: <Checkbox label="选择 欧阳静怡 的订单" hideLabel />,
      },
      dont: {
        note: 'Fifty boxes are read aloud with the same name.',
        example: <Checkbox label="选择" hideLabel />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a native checkbox' },
    { part: 'Label', is: 'after it, part of the target: the accessible name' },
    {
      part: 'Help',
      is: '`description`, below the label and read with the box; for a disabled box, the reason',
    },
    { part: 'Error, note', is: 'below the help and read with the box' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Checks or unchecks it.' },
    { keys: 'Tab', does: 'Moves to it; past it while disabled.' },
  ],
};
