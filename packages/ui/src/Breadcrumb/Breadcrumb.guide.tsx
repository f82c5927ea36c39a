import type { Guide } from '../internal/guide';
import { Breadcrumb } from './Breadcrumb';

/** The guide of `Breadcrumb`. */
export const breadcrumbGuide: Guide = {
  group: 'Navigation',
  use: [
    'On pages below others, to show their location and link to the parents.',
    'With `loading` on an item whose name is being loaded; the items before it work meanwhile.',
    'Below a `LinkProvider`, so that its links are those of the router.',
  ],
  avoid: [
    'For steps of a task: use `Steps`.',
    'On top-level pages: the menu already shows the location.',
  ],
  pairs: [
    {
      do: {
        note: 'Levels, from the root to the current page.',
        example: (
          <Breadcrumb
            items={[
              { key: 'orders', label: '订单', href: '#orders' },
              { key: 'order', label: 'BG2026111800421' },
            ]}
          />
        ),
      },
      dont: {
        note: 'Visited pages are history, not a location.',
        example: (
          <Breadcrumb
            items={[
              { key: 'home', label: '工作台', href: '#home' },
              { key: 'search', label: '搜索“张伟”', href: '#search' },
              { key: 'back', label: '返回', href: '#back' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Trail', is: 'a `nav` with an ordered list' },
    { part: 'Place', is: 'a link, or text where there is no page' },
    { part: 'Fold', is: 'the middle of more than four, behind a button that expands it' },
    { part: 'Block', is: 'with `loading`, in place of the name; read as "loading"' },
    { part: 'This page', is: 'text, `aria-current="page"`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
};
