import type { Guide } from '../internal/guide';
import { VirtualList } from './VirtualList';

const items = Array.from({ length: 200 }, (_, index) => `候选人 ${index + 1}`);
const list = { label: '候选人', items, itemKey: (item: string) => item, style: { height: 120 } };

/** The guide of `VirtualList`. */
export const virtualListGuide: Guide = {
  group: 'Data display',
  use: [
    'For thousands of rows of any height, such as a log, a message history or a long list of options.',
    'With `onEndReach` to load the next part during scrolling.',
    'With `keepsPosition` when older items are inserted before the visible ones.',
  ],
  avoid: [
    'For up to a few hundred rows: use `List`, which can be printed and searched by the browser.',
    'While there are no items: show an `EmptyState` instead.',
    'For columns: use a table; for a hierarchy: use `Tree`, which is virtual by itself.',
  ],
  pairs: [
    {
      do: {
        note: 'The key belongs to the item: heights stay correct when items are added or removed.',
        example: <VirtualList {...list}>{(item) => item}</VirtualList>,
      },
      dont: {
        note: 'The index as key assigns the height of one item to another after an insertion.',
        example: (
          <VirtualList {...list} itemKey={(_, index) => index}>
            {(item) => item}
          </VirtualList>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Scroller',
      is: 'a `role="list"` with a name and a tab stop; its height is `--mj-virtual-list-height`',
    },
    {
      part: 'Row',
      is: 'a `role="listitem"` with its position and the number of all; its height is measured',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the scroller, then the focusable elements of its rows.' },
    {
      keys: '↓, ↑, Page Down, Page Up, Home, End',
      does: 'Scroll natively.',
    },
  ],
};
