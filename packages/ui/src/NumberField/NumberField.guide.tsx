import { useState } from 'react';
import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { NumberField, type NumberFieldProps } from './NumberField';

function Live(props: Omit<NumberFieldProps, 'onValueChange'>) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onValueChange={setValue} />;
}

/** The guide of `NumberField`. */
export const numberFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a number used in calculations: a price, a quantity, a share, a number of days.',
    'With `precision` for money, so that it always shows its cents; with `min` and `max` for limits.',
    'With `grouping={false}` for a year.',
  ],
  avoid: [
    'For text that looks like a number, such as a phone or an order number: use `TextField`.',
    'For a rough choice in a range: use `Slider`; for a one-time code: `OtpField`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names the unit.',
        example: <Live label="单价（元）" value={1280} precision={2} />,
      },
      dont: { note: 'Yuan, or ten thousand yuan?', example: <Live label="单价" value={1280} /> },
    },
    {
      do: {
        note: 'A year has no thousands separator.',
        example: <Live label="毕业年份" value={2019} grouping={false} />,
      },
      dont: {
        note: 'A separator makes a year read like an amount.',
        example: <Live label="毕业年份" value={2019} />,
      },
    },
    {
      do: {
        note: 'An identity number is text: leading zeros and an X stay.',
        example: <TextField label="证件号码" defaultValue="03102919900307123X" />,
      },
      dont: {
        note: 'As a number it loses its zero and is grouped.',
        example: <Live label="证件号码" value={310291990030712} />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name, with the unit' },
    {
      part: 'Box',
      is: 'a native text `<input>` with the role of a spin button, left-to-right in any text direction',
    },
    {
      part: 'Arrows',
      is: 'two small buttons for the mouse; absent while disabled or read-only, and on touch screens',
    },
    { part: 'Note', is: 'announces politely how a number was adjusted' },
    {
      part: 'Help, error, note',
      is: 'below; unreadable text has its own error. A note is shown in place of the error',
    },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'Increases or decreases by a step.' },
    { keys: 'Page up, Page down', does: 'Increases or decreases by ten steps.' },
    { keys: 'Enter', does: 'Adjusts the number to its limits, then submits the form.' },
    { keys: 'Tab', does: 'Leaves, and adjusts the number; the arrows are no tab stops.' },
  ],
};
