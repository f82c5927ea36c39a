import type { Guide } from '../internal/guide';
import { VisuallyHidden } from './VisuallyHidden';

const positioned = { position: 'relative' } as const;

/** The guide of `VisuallyHidden`. */
export const visuallyHiddenGuide: Guide = {
  use: [
    'For words that the eye gets from the place or the shape: what a number counts, that a column holds actions.',
    'In a parent with `position: relative`, so that it does not lengthen the page.',
  ],
  avoid: [
    'For the name of a button with an icon: use `IconButton`.',
    'For what everybody should know: show it.',
    'For what changes and is to be announced: use `LiveRegion`.',
  ],
  pairs: [
    {
      do: {
        note: 'It completes what is seen.',
        example: (
          <span style={positioned}>
            待审核 12<VisuallyHidden> 单</VisuallyHidden>
          </span>
        ),
      },
      dont: {
        note: 'It is news: those who see the page never learn that the order is late.',
        example: (
          <span style={positioned}>
            交付日期 2026-11-20<VisuallyHidden>（已超时）</VisuallyHidden>
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Words', is: 'one `<span>` clipped to nothing, still read, found and translated' },
  ],
  keyboard: [],
};
