import { useState } from 'react';
import type { Guide } from '../internal/guide';
import { NumberField } from '../NumberField/NumberField';
import { Slider, type SliderProps } from './Slider';

const percent = (value: number) => `${value}%`;

function Live(props: Omit<SliderProps, 'onValueChange'>) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

function Amount() {
  const [value, setValue] = useState<number | null>(128000);
  return <NumberField label="预付款（元）" value={value} onValueChange={setValue} />;
}

/** The guide of `Slider`. */
export const sliderGuide: Guide = {
  use: [
    'For a rough choice where more or less matters and not the number: a share to sample, how alike two names are.',
    'With `marks` where some places have names; with `minLabel` and `maxLabel` where the ends need words.',
  ],
  avoid: [
    'Where the exact number matters: use `NumberField`.',
    'For two to five fixed choices: use `SegmentedControl` or `RadioGroup`.',
    'To show how far something got: use `Progress`.',
  ],
  pairs: [
    {
      do: { note: 'An exact amount is typed.', example: <Amount /> },
      dont: {
        note: 'Nobody hits one number out of half a million.',
        example: <Live label="预付款（元）" value={128000} max={500000} />,
      },
    },
    {
      do: {
        note: 'The value bears its unit, and is read aloud with it.',
        example: <Live label="质检抽样比例" value={30} valueText={percent} />,
      },
      dont: { note: 'Thirty of what?', example: <Live label="质检抽样" value={30} /> },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    {
      part: 'Track and thumb',
      is: 'a native `<input type="range">`, filled from the least value; it starts at the right in right-to-left text',
    },
    { part: 'Value', is: 'the value in words behind the track; it is announced as the value text' },
    { part: 'Ends or marks', is: 'words below the track, for the eye only' },
    { part: 'Help, error, note', is: 'below, read with the slider; of a disabled one it says why' },
  ],
  keyboard: [
    {
      keys: 'Arrow right, Arrow up',
      does: 'Add a step; in right-to-left text it is Arrow left that adds.',
    },
    {
      keys: 'Arrow left, Arrow down',
      does: 'Take a step; in right-to-left text it is Arrow right that takes.',
    },
    { keys: 'Page up, Page down', does: 'Go a tenth of the way.' },
    { keys: 'Home, End', does: 'Go to the least and the greatest value.' },
  ],
};
