import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { NumberField } from './NumberField';

/** The guide of `NumberField`. */
export const numberFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a number used in calculations: a price, a quantity, a share, a number of days.',
    'With `precision` for money, so that it always shows its cents; with `min` and `max` for limits.',
    'With `prefix` and `suffix` for the currency and the unit.',
    'With `grouping={false}` for a year.',
  ],
  avoid: [
    'For text that looks like a number, such as a phone or an order number: use `TextField`.',
    'For a rough choice in a range: use `Slider`; for a one-time code: `OtpField`.',
  ],
  pairs: [
    {
      do: {
        note: 'The unit is beside the number, and read with it.',
        example: <NumberField label="单价" prefix="¥" defaultValue={1280} precision={2} />,
      },
      dont: {
        note: 'Yuan, or ten thousand yuan?',
        example: <NumberField label="单价" defaultValue={1280} />,
      },
    },
    {
      do: {
        note: 'A year has no thousands separator.',
        example: <NumberField label="毕业年份" defaultValue={2019} grouping={false} />,
      },
      dont: {
        note: 'A separator makes a year read like an amount.',
        example: <NumberField label="毕业年份" defaultValue={2019} />,
      },
    },
    {
      do: {
        note: 'An identity number is text: leading zeros and an X stay.',
        example: <TextField label="证件号码" defaultValue="03102919900307123X" />,
      },
      dont: {
        note: 'As a number it loses its zero and is grouped.',
        example: <NumberField label="证件号码" defaultValue={310291990030712} />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    { part: 'Prefix, suffix', is: 'currency and unit in the box; a text is read with the input' },
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
