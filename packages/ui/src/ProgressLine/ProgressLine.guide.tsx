import type { Guide } from '../internal/guide';
import { Skeleton } from '../Skeleton/Skeleton';
import { ProgressLine } from './ProgressLine';

/** The guide of `ProgressLine`. */
export const progressLineGuide: Guide = {
  use: [
    'Above a list that stays readable while a new filter, page or order of it is fetched.',
    'Mounted all the time, with `active` alone changing: its room stays, so nothing moves.',
  ],
  avoid: ['For a first load: use `Skeleton`.', 'For work with a known end: use `Progress`.'],
  pairs: [
    {
      do: {
        note: 'What was there stays until the new rows come.',
        example: (
          <div style={{ width: 240 }}>
            <ProgressLine active /> 欧阳静怡，调查中
          </div>
        ),
      },
      dont: {
        note: 'Lines in place of what was there make every refresh flicker.',
        example: (
          <div style={{ width: 240 }}>
            <Skeleton lines={2} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Room',
      is: 'a `<div>` as high as a thick line; a `role="progressbar"` only while active',
    },
    { part: 'Bar', is: 'travels along it; fills it and rests where motion is unwanted' },
  ],
  keyboard: [],
};
