import { Table } from '@mingjian/ui';
import { DataGrid } from './DataGrid';
import { columns, makeOrders, orderKey } from './grid.fixtures';

const box = { maxWidth: 480 };
const rows = makeOrders(3);
const few = columns.filter(({ field }) =>
  ['orderNo', 'candidate', 'status', 'amount'].includes(field),
);

/** What the page of `DataGrid` says. */
export const dataGridGuide = {
  use: [
    'For rows that people work through: orders, candidates, statements. They sort, choose, switch and copy without leaving the keyboard.',
    'Where the list needs filters, paging and views, take `ListGrid`, which has this grid inside.',
    'Above 100 rows only those near the view are drawn: give it a height, or `fill` in a place that has one.',
    'Keep `columns`, `rowActions` and `rowKey` outside the component or memoised, and unchanged rows the same objects: then nothing is drawn twice.',
  ],
  avoid: [
    'For a few rows of text that nobody chooses or sorts: use `Table`.',
    'For one record: use `DescriptionList`.',
    'For cells that are typed into: this grid shows and switches, it is no spreadsheet.',
  ],
  pairs: [
    {
      do: {
        note: 'Give `format` and `options`: the same words are shown, copied and exported.',
        example: (
          <div style={box}>
            <DataGrid label="订单" rows={rows} rowKey={orderKey} columns={few} />
          </div>
        ),
      },
      dont: {
        note: 'Codes and raw numbers leave reading to the person.',
        example: (
          <Table>
            <tbody>
              {rows.map(({ id, orderNo, status, amount }) => (
                <tr key={id}>
                  <td>{orderNo}</td>
                  <td>{status}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'stays in sight; a button sorts, its edge is pulled to make the column wider',
    },
    { part: 'Checkbox', is: 'the whole cell can be pressed; with Shift from the row chosen last' },
    {
      part: 'Naming cell',
      is: 'the first column of words: it names the row for assistive technology',
    },
    { part: 'Tag', is: 'the words of a coded value in the tone of its option' },
    { part: 'Switch', is: 'saves at once; goes back and tells when it cannot be saved' },
    { part: 'Actions', is: '240 px at the end; what has no room is in the menu behind …' },
    { part: 'Pinned columns', is: 'stay at their edge; below 600 px only the first one does' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the grid, at the cell where it was left, and leaves it.' },
    { keys: '↓, ↑, ←, →', does: 'To the next cell; from the first row up to the head.' },
    { keys: 'Home, End', does: 'To the first and last cell of the row; with Ctrl of the page.' },
    { keys: 'Page Up, Page Down', does: 'As many rows as are in sight.' },
    { keys: 'Space', does: 'Chooses the row; with Shift from the row chosen last.' },
    { keys: 'Shift + ↓, ↑', does: 'Chooses from row to row.' },
    { keys: 'Ctrl + A', does: 'Chooses the page.' },
    {
      keys: 'Enter, F2',
      does: 'In the head: sorts, with Shift as a further column. Else goes into the cell, or opens the row.',
    },
    { keys: 'Escape', does: 'Back from a control to its cell.' },
    { keys: 'Alt + ←, →', does: 'In the head: makes the column narrower or wider.' },
    {
      keys: 'Ctrl + C',
      does: 'Copies the chosen rows, or the cell; with Shift the rows with the names of the columns.',
    },
  ],
};
