import type { Guide } from '../internal/guide';
import { Skeleton, SkeletonBlock } from './Skeleton';

/** The guide of `Skeleton`. */
export const skeletonGuide: Guide = {
  use: [
    'For a first load whose layout is known: a card, a list, the head of a page.',
    '`SkeletonBlock` for a picture, a figure or a button, as large as what will stand there.',
  ],
  avoid: [
    'For a wait of unknown layout: use `Spinner`.',
    'For content that is brought up to date: keep it, and use `ProgressLine`.',
    'For what is loaded at all: `DataState` brings it, with the announcement.',
  ],
  pairs: [
    {
      do: {
        note: 'The rhythm of what is coming: nothing jumps when it is there.',
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
        note: 'One grey block tells nothing and is never as high as the content.',
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
      is: 'as large as told, never wider than its place; breathes unless motion is unwanted',
    },
  ],
  keyboard: [],
};
