import type { Guide } from '../internal/guide';
import { Pagination } from '../Pagination/Pagination';
import { BackToTop } from './BackToTop';

/** The guide of `BackToTop`. */
export const backToTopGuide: Guide = {
  use: [
    'On pages longer than two screens: reports, long lists.',
    'Mounted after what it scrolls, so that it is the next stop of the keyboard.',
  ],
  avoid: [
    'Where the list has pages: `Pagination` keeps it short.',
    'In a dialog: let its content scroll.',
  ],
  pairs: [
    {
      do: {
        note: 'A list in pages needs no way back up.',
        example: <Pagination page={1} pageSize={20} total={1284} onChange={() => {}} />,
      },
      dont: {
        note: 'A button over a page that does not scroll never appears, or covers the last row.',
        example: <BackToTop threshold={0} />,
      },
    },
  ],
  anatomy: [
    { part: 'Button', is: 'in the corner of the window, only far enough down' },
    { part: 'Icon', is: '20 px; the name is a tooltip too' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Goes to the top; focus goes to what scrolled.' }],
};
