import type { Guide } from '../internal/guide';
import { Skeleton, SkeletonBlock } from './Skeleton';

/** The guide of `Skeleton`. */
export const skeletonGuide: Guide = {
  group: 'Feedback',
  use: [
    'For a first load whose layout is known: a card, a list, the head of a page.',
    '`SkeletonBlock` for an image, a figure or a button, with the size of the content.',
  ],
  avoid: [
    'For a wait of unknown layout: use `Spinner`.',
    'For content that refreshes: keep it, and use `ProgressLine`.',
    'For asynchronous content in general: `DataState` includes it, with the announcement.',
  ],
  pairs: [
    {
      do: {
        note: 'The shape of the content: nothing moves when it appears.',
        example: (
          <div style={{ display: 'flex', gap: 12, width: 280 }} aria-busy>
            <SkeletonBlock width={48} height={48} />
            <div style={{ flex: 1 }}>
              <Skeleton lines={2} />
            </div>
          </div>
        ),
      },
      dont: {
        note: 'One grey block suggests nothing and never has the height of the content.',
        example: (
          <div style={{ width: 280 }} aria-busy>
            <SkeletonBlock height={160} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Lines', is: 'hidden from assistive technology; the last of several is shorter' },
    {
      part: 'Block',
      is: 'as large as given, never wider than its container; pulses, except with reduced motion',
    },
  ],
  keyboard: [],
};
