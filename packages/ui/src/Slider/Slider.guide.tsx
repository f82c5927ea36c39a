import type { Guide } from '../internal/guide';
import { NumberField } from '../NumberField/NumberField';
import { Slider } from './Slider';

const percent = (value: number) => `${value}%`;

/** The guide of `Slider`. */
export const sliderGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a rough choice where the exact number does not matter: a share to sample, the similarity of two names.',
    'With `marks` for labelled positions; with `minLabel` and `maxLabel` for labelled ends.',
  ],
  avoid: [
    'Where the exact number matters: use `NumberField`.',
    'For two to five fixed choices: use `SegmentedControl` or `RadioGroup`.',
    'To show progress: use `Progress`.',
  ],
  pairs: [
    {
      do: {
        note: 'An exact amount is typed.',
        example: <NumberField label="预付款（元）" defaultValue={128000} />,
      },
      dont: {
        note: 'Nobody can select one number out of half a million.',
        example: <Slider label="预付款（元）" defaultValue={128000} max={500000} />,
      },
    },
    {
      do: {
        note: 'The value has its unit, and is read aloud with it.',
        example: <Slider label="质检抽样比例" defaultValue={30} valueText={percent} />,
      },
      dont: { note: 'Thirty of what?', example: <Slider label="质检抽样" defaultValue={30} /> },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    {
      part: 'Track and thumb',
      is: 'a native `<input type="range">`, filled from the least value; it starts at the right in right-to-left text',
    },
    { part: 'Value', is: 'the value as text after the track; it is announced as the value text' },
    { part: 'Ends or marks', is: 'labels below the track, hidden from assistive technology' },
    {
      part: 'Help, error, note',
      is: 'below, read with the slider; for a disabled one, the reason',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow right, Arrow up',
      does: 'Increase by a step; in right-to-left text Arrow left increases.',
    },
    {
      keys: 'Arrow left, Arrow down',
      does: 'Decrease by a step; in right-to-left text Arrow right decreases.',
    },
    { keys: 'Page up, Page down', does: 'Move by a tenth of the range.' },
    { keys: 'Home, End', does: 'Move to the least and the greatest value.' },
  ],
};
