import type { Guide } from '../internal/guide';
import { Table } from './Table';

const fees = [
  ['王晓明', '2,460.00'],
  ['李雷', '420.00'],
];

/** What the page of `Table` says. */
export const tableGuide: Guide = {
  use: [
    'For many things with the same fields, which are compared: orders, candidates, invoices.',
    'In a `TableFrame`, which scrolls; `data-pin` keeps a column in sight on small screens.',
  ],
  avoid: [
    'For one thing: use `DescriptionList`.',
    'For a few lines without columns: use `List`; for cards on a phone: `CardList`.',
    'For thousands of rows that must stay fast: bring them page by page with `Pagination`, or use `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Numbers end at one edge, so that digits of the same weight stand below each other.',
        example: <Fees align="end" />,
      },
      dont: { note: 'Numbers that start at one edge cannot be compared.', example: <Fees /> },
    },
  ],
  anatomy: [
    { part: 'Head', is: 'sticks to the top of the frame; a sortable one is a `<th aria-sort>` with a `<button>`' },
    { part: 'Row', is: 'as high as the density; marked by `aria-selected` or `data-selected`' },
    { part: 'Cell', is: 'one line; `data-wrap` for several, `data-align="end"` for numbers' },
    { part: 'Foot', is: 'sums, in bold between two lines' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the sort buttons and what can be focused in the cells; rows are no tab stops.' },
    { keys: 'Enter, Space', does: 'On a sort button, does what its `onClick` says.' },
  ],
};

function Fees({ align }: { align?: 'end' }) {
  return (
    <Table density="compact">
      <thead>
        <tr>
          <th scope="col">候选人</th>
          <th scope="col" data-align={align}>
            费用（元）
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map(([name, fee]) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-align={align}>{fee}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
