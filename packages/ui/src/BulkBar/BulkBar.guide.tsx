import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { BulkBar } from './BulkBar';

const nothing = () => {};

/** The guide of `BulkBar`. */
export const bulkBarGuide: Guide = {
  group: 'Actions',
  use: [
    'Beside a list with selectable rows: it shows their number and the actions on all of them.',
    'With `placeholder` above a list, so that the list does not jump when the first row is selected.',
    'After a list on a phone: there it sticks to the bottom, within reach of the thumb.',
  ],
  avoid: [
    'For tools that do not need a selection: use `Toolbar`.',
    'For the outcome of the action, row by row: use `BulkResult`.',
  ],
  pairs: [
    {
      do: {
        note: 'The number of affected rows is visible beside the action.',
        example: (
          <BulkBar count={3} onClear={nothing}>
            <Button>指派调查员</Button>
          </BulkBar>
        ),
      },
      dont: {
        note: 'A button for an unknown number of rows: is the second page selected too?',
        example: <Button>指派给所选订单</Button>,
      },
    },
  ],
  anatomy: [
    { part: 'Count', is: 'a live text: the number of selected rows, or that all are selected' },
    { part: 'Select all', is: 'optional: selects what matches on the other pages too' },
    { part: 'Actions', is: 'the children, tools of one `Toolbar`' },
    { part: 'Clear', is: 'the last tool: clears the selection' },
    { part: 'Placeholder', is: 'optional: keeps the height while nothing is selected' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the last used action, then out of the bar.' },
    { keys: '→, ←, Home, End', does: 'Moves between the actions; mirrored from right to left.' },
    {
      keys: 'Escape',
      does: 'Inside the bar, clears the selection; focus returns to its previous element.',
    },
  ],
};
