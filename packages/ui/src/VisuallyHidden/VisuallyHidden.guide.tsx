import type { Guide } from '../internal/guide';
import { VisuallyHidden } from './VisuallyHidden';

const positioned = { position: 'relative' } as const;

/** The guide of `VisuallyHidden`. */
export const visuallyHiddenGuide: Guide = {
  group: 'Utilities',
  use: [
    'For text that is visually implied by position or shape: the unit of a number, the header of an action column.',
    'In a parent with `position: relative`, so that it does not lengthen the page.',
  ],
  avoid: [
    'For the name of a button with an icon: use `IconButton`.',
    'For information that everybody needs: show it.',
    'For announcements of changes: use `LiveRegion`.',
  ],
  pairs: [
    {
      do: {
        note: 'It completes the visible text.',
        example: (
          <span style={positioned}>
            待审核 12<VisuallyHidden> 单</VisuallyHidden>
          </span>
        ),
      },
      dont: {
        note: 'It is news: sighted people never learn that the order is late.',
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
