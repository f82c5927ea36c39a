import { ListGrid } from './ListGrid';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';

const load = sampleLoad(sampleOrders(4));
const keyOf = ({ id }: SampleOrder) => id;
const columns = ORDER_COLUMNS.slice(0, 4);

/** What the page of `ListGrid` says. */
export const listGridGuide = {
  use: [
    'For every list of records that people search, sort, page through and work on: orders, candidates, companies.',
    '`load` takes a query and a signal and gives one page and the exact total. The list aborts what is out of date; hand the signal on.',
    'Keep its query in the address (`query`, `onQueryChange`, `writeListQuery`, `readListQuery`): then a search can be shared and Back works.',
  ],
  avoid: [
    'For rows that are all there and need no search: use `DataGrid`, of the same entry.',
    'For a handful of facts: use `Table` or `DescriptionList`.',
    'For things that are looked at and not compared: use `CardList`.',
  ],
  pairs: [
    {
      do: {
        note: 'The three fields that are asked most come first: the others are one click away.',
        example: (
          <ListGrid
            label="订单"
            appearance={{ level: 3 }}
            columns={columns}
            filters={ORDER_FIELDS}
            rowKey={keyOf}
            load={load}
          />
        ),
      },
      dont: {
        note: 'Without a filter bar everybody pages.',
        example: (
          <ListGrid
            label="订单"
            appearance={{ level: 3 }}
            columns={columns}
            rowKey={keyOf}
            load={load}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Filter bar',
      is: 'three fields, the rest behind a link that counts what is in force there; a pasted list becomes a search for any of its values',
    },
    {
      part: 'Conditions',
      is: 'what is in force, each with a button that takes it away; below them what became of a pasted list',
    },
    {
      part: 'Tools',
      is: 'what can be done; once rows are chosen, how many and what can be done with them',
    },
    {
      part: 'Bulk action',
      is: 'a dialog: what it touches and skips and why, how far it is, how it ended row by row; only what failed is tried again',
    },
    {
      part: 'Views',
      is: 'the name of the open view, a dot when something is different; the menu keeps, renames, publishes and deletes',
    },
    {
      part: 'Export',
      is: 'what is exported and as what, and the exports so far; one that was begun here is told when it ends',
    },
    {
      part: 'Columns',
      is: 'which are shown, in which order, how wide and pinned where; it shows at once and is kept when it is saved',
    },
    {
      part: 'Rows',
      is: 'a `DataGrid`; while others are on their way the ones before stay, below a quiet line',
    },
    { part: 'Foot', is: 'total, pages, rows a page: only when there are any' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a filter field, searches; never while an input method composes.' },
    { keys: 'Tab', does: 'Goes to the filter bar, the tools, the grid (one stop) and the pages.' },
    { keys: '↑ ↓ ← →, Home, End, Page Up, Page Down', does: 'In the grid, go from cell to cell.' },
    { keys: 'Space', does: 'In the grid, chooses the row; with Shift, all rows up to it.' },
    { keys: 'Enter, F2', does: 'In the grid, go into the controls of a cell; Esc comes back.' },
    {
      keys: '↑, ↓',
      does: 'In the column settings, go from line to line; with Alt they move the line.',
    },
    { keys: 'Ctrl+C', does: 'In the grid, copies the cell, or the chosen rows as a table.' },
  ],
};
