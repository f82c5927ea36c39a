import type { Guide } from '@mingjian/ui';
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

/** Guide of `ListGrid`. */
export const listGridGuide: Guide = {
  use: [
    'For lists of records with search, sorting, pages and actions: orders, candidates, companies.',
    '`load` takes a query and a signal, and returns one page with the exact total. Pass the signal on: the list aborts outdated requests.',
    'Store its query in the address (`memory.query`, `memory.onQueryChange`, `writeListQuery`, `readListQuery`): then a search can be shared and Back works.',
  ],
  avoid: [
    'For rows that are all loaded and need no search: use `DataGrid`.',
    'For a handful of facts: use `Table` or `DescriptionList`.',
    'For items that are viewed, not compared: use `CardList`.',
  ],
  pairs: [
    {
      do: {
        note: 'The three most used fields come first. The others are one click away.',
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
        note: 'Without a filter bar people have to page through the list.',
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
      is: 'three fields; a button with the number of active ones shows the others; a pasted list filters by any of its values',
    },
    {
      part: 'Conditions',
      is: 'the applied conditions, each with a remove button; below them the report of a pasted list',
    },
    {
      part: 'Tools',
      is: 'actions; with selected rows their number and the bulk actions',
    },
    {
      part: 'Bulk action',
      is: 'a dialog: processed and skipped rows with reasons, progress, and a result per row; only failed rows are retried',
    },
    {
      part: 'Views',
      is: 'the name of the current view, with a dot for unsaved changes; the menu saves, renames, shares and deletes',
    },
    {
      part: 'Export',
      is: 'rows and format of a new export, and existing exports; a notification reports the end of an export started here',
    },
    {
      part: 'Columns',
      is: 'visibility, order, width and pin; changes are shown at once and stored when saved',
    },
    {
      part: 'Rows',
      is: 'a `DataGrid`; while others load the previous ones stay, below a progress line',
    },
    { part: 'Footer', is: 'total, pages and page size, when there are rows' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a filter field: searches, except while composing.' },
    {
      keys: 'Tab',
      does: 'Moves through the filter bar, the tools, the grid (one tab stop) and the pages.',
    },
    { keys: '↑ ↓ ← →, Home, End, Page Up, Page Down', does: 'In the grid: moves between cells.' },
    { keys: 'Space', does: 'In the grid: selects the row; with Shift all rows up to it.' },
    { keys: 'Enter, F2', does: 'In the grid: enters the controls of a cell; Esc returns.' },
    {
      keys: '↑, ↓',
      does: 'In the column settings: moves between lines; with Alt moves the line.',
    },
    { keys: 'Ctrl+C', does: 'In the grid: copies the cell, or the selected rows as a table.' },
  ],
};
