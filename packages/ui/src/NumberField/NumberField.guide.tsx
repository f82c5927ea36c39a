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
  use: [
    'For a number that is counted with: a price, a quantity, a share, a number of days.',
    'With `precision` for money, so that it always shows its cents; with `min` and `max` where there are limits.',
    'With `grouping={false}` for a year.',
  ],
  avoid: [
    'For what only looks like a number, such as a phone or an order number: use `TextField`.',
    'For a rough choice between two ends: use `Slider`; for a code by message: `OtpField`.',
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
        note: 'A year stands without commas.',
        example: <Live label="毕业年份" value={2019} grouping={false} />,
      },
      dont: {
        note: 'A thousand apart makes a year read like an amount.',
        example: <Live label="毕业年份" value={2019} />,
      },
    },
    {
      do: {
        note: 'An identity number is text: zeros in front and an X stay.',
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
      is: 'a native text `<input>` with the role of a spin button, written from left to right in every direction',
    },
    {
      part: 'Arrows',
      is: 'two small buttons for the mouse; gone while fixed and on touch screens',
    },
    { part: 'Note', is: 'says politely what was changed to make the number fit' },
    {
      part: 'Help, error, note',
      is: 'below; text that says no number brings its own error. A note takes the place of the error',
    },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'Add or take a step.' },
    { keys: 'Page up, Page down', does: 'Add or take ten steps.' },
    { keys: 'Enter', does: 'Makes the number fit its limits, then sends the form around it.' },
    { keys: 'Tab', does: 'Leaves, and makes the number fit; the arrows are no stops.' },
  ],
};
