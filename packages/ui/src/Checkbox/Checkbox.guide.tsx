import type { Guide } from '../internal/guide';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

/** The guide of `Checkbox`. */
export const checkboxGuide: Guide = {
  use: [
    'For one yes or no that is sent with a form: a consent, an option of a search.',
    'With `hideLabel` to choose a row of a table; the label says which row.',
    'With `indeterminate` where it stands for several of which some are chosen.',
  ],
  avoid: [
    'For several choices under one question: use `CheckboxGroup`, which has a legend, limits and a box for all.',
    'For a setting that is in force at once: use `Switch`.',
  ],
  pairs: [
    {
      do: {
        note: 'Said as what is true when it is checked.',
        example: <Checkbox label="包含已取消的订单" />,
      },
      dont: {
        note: 'A box for a no has to be thought about twice.',
        example: <Checkbox label="不包含已取消的订单" defaultChecked />,
      },
    },
    {
      do: {
        note: 'What is in force at once is a switch.',
        example: <Switch label="短信通知候选人" defaultChecked />,
      },
      dont: {
        note: 'A box looks as if a button were to follow.',
        example: <Checkbox label="短信通知候选人" defaultChecked />,
      },
    },
    {
      do: { note: 'A row is named.', example: <Checkbox label="选择 欧阳静怡 的订单" hideLabel /> },
      dont: {
        note: 'Fifty boxes are read aloud with the same word.',
        example: <Checkbox label="选择" hideLabel />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a native checkbox' },
    { part: 'Label', is: 'behind it, part of the target: the accessible name' },
    {
      part: 'Help',
      is: '`description`, below the label and read with the box; of a disabled one it says why',
    },
  ],
  keyboard: [
    { keys: 'Space', does: 'Checks or unchecks it.' },
    { keys: 'Tab', does: 'Moves to it; past it while disabled.' },
  ],
};
