import type { Guide } from '../internal/guide';
import { VirtualList } from './VirtualList';

const items = Array.from({ length: 200 }, (_, index) => `候选人 ${index + 1}`);
const list = { label: '候选人', items, itemKey: (item: string) => item, style: { height: 120 } };

/** The guide of `VirtualList`. */
export const virtualListGuide: Guide = {
  use: [
    'For thousands of rows of any height, such as a log, a history of messages or a long pick list.',
    'With `onEndReach` to bring the next part while people scroll.',
    'With `keepsPosition` when older items are put before those in sight.',
  ],
  avoid: [
    'For up to a few hundred rows: use `List`, which prints and can be searched by the browser.',
    'While there is nothing: show `EmptyState` in its place.',
    'For columns: use a table; for parents and children: use `Tree`, which is virtual by itself.',
  ],
  pairs: [
    {
      do: {
        note: 'The key belongs to the item: heights stay right when items come and go.',
        example: <VirtualList {...list}>{(item) => item}</VirtualList>,
      },
      dont: {
        note: 'The index as key gives the height of one item to another when something is put before it.',
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
      is: 'a `role="listitem"` with its place and the number of all; its height is measured',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the scroller, then what can be focused in its rows.' },
    {
      keys: '↓, ↑, Page Down, Page Up, Home, End',
      does: 'Scroll, as in any scrolling part of a page.',
    },
  ],
};
