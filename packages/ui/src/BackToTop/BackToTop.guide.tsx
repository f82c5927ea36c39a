import type { Guide } from '../internal/guide';
import { Pagination } from '../Pagination/Pagination';
import { BackToTop } from './BackToTop';

/** The guide of `BackToTop`. */
export const backToTopGuide: Guide = {
  group: 'Navigation',
  use: [
    'On pages longer than two screens: reports, long lists.',
    'Mounted after its scroller, so that it is the next tab stop.',
  ],
  avoid: [
    'Where the list has pages: `Pagination` keeps it short.',
    'In a dialog: let its content scroll.',
  ],
  pairs: [
    {
      do: {
        note: 'A paginated list needs no such button.',
        example: <Pagination defaultValue={{ page: 1, pageSize: 20 }} total={1284} />,
      },
      dont: {
        note: 'On a page that does not scroll the button never appears, or covers the last row.',
        example: <BackToTop threshold={0} />,
      },
    },
  ],
  anatomy: [
    { part: 'Button', is: 'in the corner of the window, after the threshold' },
    { part: 'Icon', is: '20 px; the name is a tooltip too' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Scrolls to the top; focus moves to the scroller.' }],
};
