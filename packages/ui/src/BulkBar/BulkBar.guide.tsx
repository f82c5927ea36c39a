import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { BulkBar } from './BulkBar';

const nothing = () => {};

/** The guide of `BulkBar`. */
export const bulkBarGuide: Guide = {
  use: [
    'Beside a list whose rows can be selected: it shows how many are, and what can be done with all of them.',
    'With `placeholder` above a list, so that the list does not jump when the first row is selected.',
    'After a list on a telephone: there it sticks to the bottom, in reach of the thumb.',
  ],
  avoid: [
    'For tools that do not need a selection: use `Toolbar`.',
    'To tell how the action ended, row by row: use `BulkResult`.',
  ],
  pairs: [
    {
      do: {
        note: 'How many rows will be changed is in sight beside what changes them.',
        example: (
          <BulkBar count={3} onClear={nothing}>
            <Button>指派调查员</Button>
          </BulkBar>
        ),
      },
      dont: {
        note: 'A button that acts on rows nobody counts: has the second page been selected too?',
        example: <Button>指派给所选订单</Button>,
      },
    },
  ],
  anatomy: [
    { part: 'Count', is: 'a live text: how many rows are selected, or that all are' },
    { part: 'Select all', is: 'optional: selects what matches on the other pages too' },
    { part: 'Actions', is: 'the children, tools of one `Toolbar`' },
    { part: 'Clear', is: 'the last tool: takes the selection back' },
    { part: 'Placeholder', is: 'optional: keeps the height while nothing is selected' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action used last, then out of the bar.' },
    { keys: '→, ←, Home, End', does: 'Moves between the actions; mirrored from right to left.' },
    {
      keys: 'Escape',
      does: 'Inside the bar, clears the selection; focus goes back to where it came from.',
    },
  ],
};
