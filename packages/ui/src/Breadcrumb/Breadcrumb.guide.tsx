import type { Guide } from '../internal/guide';
import { Breadcrumb } from './Breadcrumb';

/** The guide of `Breadcrumb`. */
export const breadcrumbGuide: Guide = {
  use: [
    'On pages below others, to say where they are and lead back.',
    'With `loading` on a place whose name a request still brings; the places above it lead back meanwhile.',
    'With `onSelect` beside `href` where a router goes there: presses with a modifier stay the browser’s.',
  ],
  avoid: [
    'For steps of a task: use `Steps`.',
    'On pages of the first level: the menu shows the place already.',
  ],
  pairs: [
    {
      do: {
        note: 'Places, from the outermost to this one.',
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
        note: 'What was visited is history, not a place.',
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
    { part: 'Fold', is: 'the middle of more than four, behind a button that unfolds it' },
    { part: 'Block', is: 'with `loading`, in place of the name; read as "loading"' },
    { part: 'This page', is: 'text, `aria-current="page"`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
};
