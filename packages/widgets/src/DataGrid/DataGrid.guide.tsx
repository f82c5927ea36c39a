import { Table, type Guide } from '@mingjian/ui';
import { DataGrid } from './DataGrid';
import { columns, makeOrders, orderKey } from './grid.fixtures';

const box = { maxWidth: 480 };
const rows = makeOrders(3);
const few = columns.filter(({ field }) =>
  ['orderNo', 'candidate', 'status', 'amount'].includes(field),
);

/** Guide of `DataGrid`. */
export const dataGridGuide: Guide = {
  use: [
    'For rows that people work through: orders, candidates, statements. Sorting, selecting, switching and copying work by keyboard.',
    'For a list with filters, paging and views use `ListGrid`, which contains this grid.',
    'Above 100 rows only those near the viewport are rendered: set a height, or `fill` in a container with one.',
    'Define `columns`, `rowActions` and `rowKey` outside the component or memoise them, and keep unchanged rows the same objects: then rows render once.',
  ],
  avoid: [
    'For a few rows of text without selection or sorting: use `Table`.',
    'For one record: use `DescriptionList`.',
    'For editable cells: this grid is not a spreadsheet.',
  ],
  pairs: [
    {
      do: {
        note: 'With `format` and `options` the same texts are shown, copied and exported.',
        example: (
          <div style={box}>
            <DataGrid label="订单" rows={rows} rowKey={orderKey} columns={few} />
          </div>
        ),
      },
      dont: {
        note: 'Codes and raw numbers are hard to read.',
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
      is: 'sticky; a button sorts, and its edge resizes the column',
    },
    {
      part: 'Checkbox',
      is: 'the whole cell is clickable; Shift selects from the last selected row',
    },
    {
      part: 'Naming cell',
      is: 'the first column of text; it names the row for assistive technology',
    },
    { part: 'Tag', is: 'the label of a coded value in the tone of its option' },
    { part: 'Switch', is: 'saves at once; a failure restores it and shows a message' },
    { part: 'Actions', is: '240 px at the end; a menu holds the actions that do not fit' },
    { part: 'Pinned columns', is: 'stick to their edge; below 600 px only the first one does' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the grid at the last focused cell, and leaves it.' },
    { keys: '↓, ↑, ←, →', does: 'Moves by a cell; from the first row up to the header.' },
    {
      keys: 'Home, End',
      does: 'Moves to the first or last cell of the row; with Ctrl of the page.',
    },
    { keys: 'Page Up, Page Down', does: 'Moves by the number of visible rows.' },
    { keys: 'Space', does: 'Selects the row; with Shift from the last selected row.' },
    { keys: 'Shift + ↓, ↑', does: 'Extends the selection by a row.' },
    { keys: 'Ctrl + A', does: 'Selects the page.' },
    {
      keys: 'Enter, F2',
      does: 'In the header: sorts; with Shift by a further column. Otherwise enters the cell, or opens the row.',
    },
    { keys: 'Escape', does: 'Returns from a control to its cell.' },
    { keys: 'Alt + ←, →', does: 'In the header: resizes the column.' },
    {
      keys: 'Ctrl + C',
      does: 'Copies the selected rows, or the cell; with Shift the rows with column labels.',
    },
  ],
};
