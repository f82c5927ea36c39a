import type { Guide } from '../internal/guide';
import { Skeleton } from '../Skeleton/Skeleton';
import { ProgressLine } from './ProgressLine';

/** The guide of `ProgressLine`. */
export const progressLineGuide: Guide = {
  group: 'Feedback',
  use: [
    'Above a list that stays readable while a new filter, page or sort order is fetched.',
    'Always mounted, with only `loading` changing: it reserves its space, so nothing moves.',
  ],
  avoid: ['For a first load: use `Skeleton`.', 'For a task with a known end: use `Progress`.'],
  pairs: [
    {
      do: {
        note: 'The previous rows stay until the new ones arrive.',
        example: (
          <div style={{ width: 240 }}>
            <ProgressLine loading /> 欧阳静怡，调查中
          </div>
        ),
      },
      dont: {
        note: 'Skeletons in place of rows make every refresh flicker.',
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
      is: 'a `<div>` as high as a thick line; a `role="progressbar"` only while loading',
    },
    { part: 'Bar', is: 'moves along it; fills it and rests with reduced motion' },
  ],
  keyboard: [],
};
