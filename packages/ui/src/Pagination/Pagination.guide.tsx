import type { Guide } from '../internal/guide';
import { Pagination } from './Pagination';

const nothing = () => {};

/** The guide of `Pagination`. */
export const paginationGuide: Guide = {
  use: [
    'Below a list that comes from a server in pages, with its exact total.',
    'With `loading` while the next page is fetched: the rows of the current one stay until then.',
    'The address keeps page and size, so that Back and a shared link work.',
  ],
  avoid: [
    'For a list that fits on one page: leave it out.',
    'For a stream without an end, such as a log: load more at its end with `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Total, place, size and jump are all there.',
        example: <Pagination page={3} pageSize={20} total={1284} onChange={nothing} />,
      },
      dont: {
        note: 'Sizes that no request should ask for.',
        example: (
          <Pagination
            page={1}
            pageSize={1000}
            pageSizes={[1000, 5000]}
            total={128400}
            onChange={nothing}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Total', is: 'how many there are in all' },
    {
      part: 'Pages',
      is: 'first, last, and those around this one; on small screens the place alone',
    },
    { part: 'Line', is: 'with `loading`, below the page that is being fetched' },
    { part: 'Size', is: '10, 20, 30 or 50; the first row in sight stays in sight' },
    { part: 'Jump', is: 'a page by its number; one too large becomes the last' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons.' },
    { keys: 'Enter, Space', does: 'Goes to the page.' },
    { keys: 'Enter in the jump field', does: 'Goes to that page and empties the field.' },
  ],
};
