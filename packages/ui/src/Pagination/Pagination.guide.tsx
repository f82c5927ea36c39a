import type { Guide } from '../internal/guide';
import { Pagination } from './Pagination';

/** The guide of `Pagination`. */
export const paginationGuide: Guide = {
  group: 'Navigation',
  use: [
    'Below a paginated list from a server, with its exact total.',
    'With `loading` while the next page is fetched: the rows of the current one stay until then.',
    'The address stores page and size, so that Back and a shared link work.',
  ],
  avoid: [
    'For a list that fits on one page: omit it.',
    'For an endless stream, such as a log: load more at its end with `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Total, position, size and jump are all present.',
        example: <Pagination defaultValue={{ page: 3, pageSize: 20 }} total={1284} />,
      },
      dont: {
        note: 'Sizes that no request should have.',
        example: (
          <Pagination
            defaultValue={{ page: 1, pageSize: 1000 }}
            pageSizes={[1000, 5000]}
            total={128400}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Total', is: 'the number of rows on all pages' },
    {
      part: 'Pages',
      is: 'first, last, and the neighbours of the current one; on small screens the position alone',
    },
    { part: 'Line', is: 'with `loading`, below the page that is being fetched' },
    { part: 'Size', is: '10, 20, 30 or 50; the first visible row stays visible' },
    { part: 'Jump', is: 'a page by its number; a number beyond the last opens the last' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons.' },
    { keys: 'Enter, Space', does: 'Opens the page.' },
    { keys: 'Enter in the jump field', does: 'Opens that page and empties the field.' },
  ],
};
